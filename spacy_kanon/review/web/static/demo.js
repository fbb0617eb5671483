// One text and three settings; each change sends them all, and the newest answer is shown.
"use strict";
document.getElementById("scripts")?.remove();
const result = document.getElementById("result");
const banner = document.getElementById("banner");
const fields = ["text", "k", "guarantee", "operator"].map((id) => document.getElementById(id));
const token = document.querySelector("meta[name=request-token]").content;
const PAUSE = 250; // Milliseconds without a key before a text is sent.
let waiting = 0;
let running = null;

function say(words) {
  banner.textContent = words;
  banner.hidden = !words;
}

async function read() {
  running?.abort();
  const mine = (running = new AbortController());
  const [text, k, guarantee, operator] = fields.map((field) => field.value);
  document.getElementById("k-shown").textContent = k;
  result.setAttribute("aria-busy", "true");
  try {
    const response = await fetch("/read", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json", "x-request-token": token },
      body: JSON.stringify({ text, k: Number(k), guarantee, operator }),
      signal: mine.signal,
    });
    const answer = await response.json();
    if (mine !== running) return;
    say(response.ok ? "" : answer.problem);
    result.innerHTML = response.ok ? answer.html : "";
  } catch {
    if (mine !== running) return;
    say("The server does not answer. Is it still running?");
    result.replaceChildren(); // What stands there belongs to other settings.
  }
  result.setAttribute("aria-busy", "false");
}

for (const field of fields) {
  field.addEventListener("input", () => {
    document.getElementById("k-shown").textContent = fields[1].value;
    clearTimeout(waiting);
    waiting = setTimeout(read, PAUSE);
  });
}
document.getElementById("ask").addEventListener("submit", (event) => event.preventDefault());
read();
