"""How good are masks, and what do they leave to an attacker?"""
