// The page on which a lead decides between annotators. Each decision is stored at once.
"use strict";
document.getElementById("scripts")?.remove();
const main = document.querySelector("main.adjudicate");
const compared = document.getElementById("compared");
const banner = document.getElementById("banner");
const token = document.querySelector("meta[name=request-token]").content;
let busy = Promise.resolve();

const sections = () => [...compared.querySelectorAll("section.stretch")];
const current = () => document.activeElement.closest?.("section.stretch") ?? sections().find((s) => !s.classList.contains("settled"));

async function settle(section, name) {
  const position = sections().indexOf(section);
  const body = { start: Number(section.dataset.start), end: Number(section.dataset.end), take: name || null };
  let answer;
  try {
    const response = await fetch(`/text/${main.dataset.text}/adjudicate`, {
      method: "POST", headers: { "content-type": "application/json", accept: "application/json", "x-request-token": token },
      body: JSON.stringify(body),
    });
    answer = await response.json();
    if (!response.ok) throw new Error(answer.problem);
    banner.hidden = true;
  } catch (error) {
    banner.textContent = `Not saved: ${error.message}`;
    banner.className = "banner bad";
    banner.hidden = false;
    return;
  }
  compared.innerHTML = answer.body;
  const after = sections();
  (after.slice(position).find((s) => !s.classList.contains("settled")) ?? after.find((s) => !s.classList.contains("settled")) ?? after[position])?.focus();
}

function take(section, name) {
  if (section) busy = busy.then(() => settle(section, name));
}

compared.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-take]");
  if (button) take(button.closest("section.stretch"), button.dataset.take);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select")) return;
  const section = current();
  const all = sections();
  const position = all.indexOf(section);
  if (event.key === "n" || event.key === "j") all[Math.min(position + 1, all.length - 1)]?.focus();
  else if (event.key === "p" || event.key === "k") all[Math.max(position - 1, 0)]?.focus();
  else if (event.key === "0") section?.querySelector('button[data-take=""]')?.click();
  else if (/^[1-9]$/.test(event.key)) {
    const button = section?.querySelectorAll(".side button[data-take]")[Number(event.key) - 1];
    if (button) take(section, button.dataset.take);
  } else return;
  event.preventDefault();
});
