import sys; sys.path.insert(0,"/work/main")
exec(open("/tmp/t2.py").read().split("import cProfile")[0])
