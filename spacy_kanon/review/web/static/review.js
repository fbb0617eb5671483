// One text on one page. Whatever a person does becomes a command that is sent at once, one after the
// other; the server answers with the HTML of what has changed. What could not be sent stays in the
// queue and is sent again, under the same id, so that it is done once.
"use strict";
document.getElementById("scripts")?.remove();
const main = document.getElementById("main");
const text = document.getElementById("text");
const panel = document.getElementById("panel");
const markBox = document.getElementById("mark");
const statusBox = document.getElementById("status");
const saved = document.getElementById("saved");
const banner = document.getElementById("banner");
const note = document.getElementById("note");
const view = document.getElementById("view");
const kinds = document.getElementById("kinds");
const submitForm = document.getElementById("submit");
const token = document.querySelector("meta[name=request-token]").content;
const base = `/text/${main.dataset.text}/${main.dataset.whose}`;
const closed = "closed" in main.dataset;
const mode = main.dataset.mode;
const identifies = mode === "tab" || mode === "blind";
const KIND_KEYS = { P: "PERSON", C: "CODE", L: "LOC", O: "ORG", D: "DEM", T: "DATETIME", Q: "QUANTITY", M: "MISC" };
const VIEWS = ["over", "both", "written"];
const TYPING_PAUSE = 250; // Milliseconds, as is
const PATIENCE = 20000;

let version = Number(main.dataset.version);
let selected = 0;
let forAll = true;
let noteKnown = note.value;
const queue = [];
let sending = false;
let retryIn = 0;
const channel = "BroadcastChannel" in window ? new BroadcastChannel(`review${base}`) : null;

// --- Sending ---------------------------------------------------------------------------------

function say(words, bad) {
  banner.textContent = words;
  banner.className = bad ? "banner bad" : "banner";
  banner.hidden = !words;
}

function showSaved() {
  const waiting = queue.length + typing.size;
  saved.textContent = retryIn ? "Not saved: trying again" : waiting ? "Saving …" : "Saved";
  saved.classList.toggle("bad", retryIn > 0);
}

async function call(path, body) {
  const options = { headers: { accept: "application/json" }, signal: AbortSignal.timeout(PATIENCE) };
  if (body) {
    options.method = "POST";
    options.headers["content-type"] = "application/json";
    options.headers["x-request-token"] = token;
    options.body = JSON.stringify(body);
  }
  const response = await fetch(path, options);
  const kind = response.headers.get("content-type") ?? "";
  return { ok: response.ok, status: response.status, answer: kind.includes("json") ? await response.json() : {} };
}

function send(command) {
  if (closed) return;
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  queue.push({ ...command, request: [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("") });
  pump();
}

async function pump() {
  if (sending) return;
  sending = true;
  while (queue.length) {
    showSaved();
    const command = queue[0];
    let result;
    try {
      result = await call(`${base}/do`, { ...command, version, selected });
    } catch {
      result = { ok: false, status: 0, answer: {} };
    }
    if (result.ok) {
      queue.shift();
      if (retryIn) say("");
      retryIn = 0;
      show(result.answer, command);
      channel?.postMessage(version);
    } else if (result.status === 0 || result.status >= 500) {
      retryIn = Math.min(8000, (retryIn || 250) * 2);
      say(result.answer.problem ?? "The server does not answer. Your changes are kept here and sent when it does; leave this page open.", true);
      showSaved();
      await new Promise((done) => setTimeout(done, retryIn));
    } else {
      queue.shift();
      retryIn = 0;
      say(result.answer.problem ?? "This was not possible.", true);
      if (command.do === "comment" || command.do === "note") say(`${result.answer.problem} You wrote: ${command.text}`, true);
      if (result.status === 409) await refresh();
    }
  }
  sending = false;
  showSaved();
}

async function refresh() {
  try {
    const { ok, answer } = await call(`${base}/state?since=${version}&selected=${selected}`);
    if (ok && answer.version !== undefined && "status" in answer) show(answer, null);
  } catch { /* The next command says so. */ }
}

// --- Showing ---------------------------------------------------------------------------------

function show(answer, command) {
  const focused = document.activeElement;
  const focusedMark = focused?.closest?.(".m")?.dataset.m;
  const inPanel = panel.contains(focused) ? describe(focused) : null;
  for (const [number, html] of Object.entries(answer.blocks ?? {})) {
    text.querySelector(`[data-block="${number}"]`).children[0].innerHTML = html;
  }
  version = answer.version;
  if (answer.status !== undefined) statusBox.innerHTML = answer.status;
  if (answer.note !== undefined) {
    if (note.value === noteKnown) note.value = answer.note;
    noteKnown = answer.note;
  }
  if (answer.selected !== undefined) {
    selected = answer.selected ?? 0;
    const writing = command?.do === "comment" && focused?.name === "comment";
    if (!writing) showPanel(answer.panel);
    if (inPanel && !writing) refocus(panel.querySelector(inPanel), focused);
  }
  highlight();
  if (focusedMark && !document.activeElement?.closest?.(".m")) document.getElementById(`m${selected || focusedMark}`)?.focus();
  updateButtons();
}

function describe(element) {
  if (element.name) return `[name="${element.name}"]${element.type === "radio" ? `[value="${element.value}"]` : ""}`;
  if (element.dataset.do) return `[data-do="${element.dataset.do}"]`;
  if (element.dataset.move) return `[data-move="${element.dataset.move}"]`;
  return element.id ? `#${element.id}` : null;
}

function refocus(field, before) {
  field?.focus();
  if (field?.setSelectionRange && typeof before.selectionStart === "number") {
    field.setSelectionRange(before.selectionStart, before.selectionEnd);
  }
}

function showPanel(html) {
  const field = panel.querySelector("[name=comment]");
  const keep = field && typing.has(`comment${selected}`) ? field.value : null;
  markBox.innerHTML = html ?? '<p class="hint">No phrase is selected.</p>';
  panel.classList.toggle("filled", Boolean(html));
  const box = panel.querySelector("#all");
  if (box) box.checked = forAll;
  if (keep !== null && panel.querySelector("[name=comment]")) panel.querySelector("[name=comment]").value = keep;
  if (closed) for (const each of markBox.querySelectorAll("input, select, textarea, button")) each.disabled = true;
}

function highlight() {
  for (const mark of text.querySelectorAll(".m.selected")) mark.classList.remove("selected");
  for (const mark of text.querySelectorAll('.m[tabindex="0"]')) mark.tabIndex = -1;
  for (const mark of text.querySelectorAll(`.m[data-m="${selected}"]`)) mark.classList.add("selected");
  const first = selected ? document.getElementById(`m${selected}`) : text.querySelector(".m[id]");
  if (first) first.tabIndex = 0;
}

function updateButtons() {
  const counts = document.getElementById("counts").dataset;
  document.getElementById("undo").disabled = closed || counts.back === "0";
  document.getElementById("redo").disabled = closed || counts.forward === "0";
}

// --- Marks -----------------------------------------------------------------------------------

const marks = () => [...text.querySelectorAll(".m[id]")];

async function select(number, focus = true) {
  selected = number;
  highlight();
  const mark = document.getElementById(`m${number}`);
  if (focus && mark) {
    mark.focus({ preventScroll: true });
    mark.scrollIntoView({ block: "nearest" });
  }
  if (!number) return;
  try {
    const { ok, answer } = await call(`${base}/mark/${number}`);
    if (ok && selected === number) showPanel(answer.panel);
  } catch {
    say("The server does not answer.", true);
  }
}

function step(by, fits = () => true) {
  const all = marks();
  if (!all.length) return;
  let at = all.findIndex((mark) => Number(mark.dataset.m) === selected);
  if (at < 0) at = by > 0 ? -1 : 0;
  for (let tried = 0; tried < all.length; tried++) {
    at = (at + by + all.length) % all.length;
    if (fits(all[at])) break;
  }
  window.getSelection().removeAllRanges();
  select(Number(all[at].dataset.m));
}

const isOpen = (mark) => (mode === "review" ? !mark.classList.contains("checked") : mark.matches(".open, .type-open"));

function onMark(command) {
  if (selected) send({ mark: selected, ...command });
}

const all = () => Boolean(panel.querySelector("#all")?.checked ?? false);

function choose(input) {
  if (!input || input.disabled) return;
  onMark({ do: "choose", how: input.dataset.how, text: input.dataset.text, all: all() });
}

function identify(value) {
  onMark({ do: "identifier", identifier: value, all: all() });
}

// --- Places in the text ------------------------------------------------------------------------

function isCounted(node) {
  return !node.parentElement.closest(".r");
}

function offsetOf(node, offset) {
  const block = (node.nodeType === 3 ? node.parentElement : node).closest?.(".block");
  if (!block) return null;
  const written = block.children[0];
  const walker = document.createTreeWalker(written, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.setStart(written, 0);
  try { range.setEnd(node, offset); } catch { return null; }
  let units = "";
  for (let piece = walker.nextNode(); piece; piece = walker.nextNode()) {
    if (!isCounted(piece)) continue;
    if (piece === node) { units += piece.data.slice(0, offset); break; }
    if (range.comparePoint(piece, 0) > 0) break;
    units += piece.data;
  }
  return Number(block.dataset.start) + [...units].length;
}

function selectedStretch() {
  const selection = window.getSelection();
  if (!selection.rangeCount || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.commonAncestorContainer)) return null;
  const start = offsetOf(range.startContainer, range.startOffset);
  const end = offsetOf(range.endContainer, range.endOffset);
  return start === null || end === null || start >= end ? null : { start, end };
}

function markSelection(kind) {
  const stretch = selectedStretch();
  if (!stretch) return false;
  kinds.hidden = true;
  window.getSelection().removeAllRanges();
  send({ do: "mark", ...stretch, kind });
  return true;
}

function wordStep(forward, extend) {
  const selection = window.getSelection();
  if (!selection.rangeCount || !text.contains(selection.anchorNode)) {
    const mark = document.getElementById(`m${selected}`);
    const from = mark ?? text.querySelector(".written");
    if (!from) return;
    const range = document.createRange();
    if (mark) forward ? range.setStartAfter(mark) : range.setStartBefore(mark);
    else range.setStart(from, 0);
    range.collapse(true);
    selection.removeAllRanges();
    selection.addRange(range);
  }
  if (extend && !selection.isCollapsed) {
    const range = selection.getRangeAt(0);
    selection.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
    selection.modify("extend", forward ? "forward" : "backward", "word");
  } else {
    if (!selection.isCollapsed) forward ? selection.collapseToEnd() : selection.collapseToStart();
    selection.modify("move", forward ? "forward" : "backward", "word");
    selection.modify("extend", forward ? "backward" : "forward", "word");
    const range = selection.getRangeAt(0);
    selection.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  }
  selection.focusNode?.parentElement?.scrollIntoView({ block: "nearest" });
}

function moveBound(edge, by) {
  const mark = document.getElementById(`m${selected}`);
  if (!mark || text.classList.contains("view-over")) setView("written");
  const element = document.getElementById(`m${selected}`);
  if (!element) return;
  const pieces = [...text.querySelectorAll(`.m[data-m="${selected}"]`)];
  const last = pieces[pieces.length - 1];
  const start = offsetOf(element.firstChild.nodeType === 3 ? element.firstChild : element.querySelector(".w").firstChild, 0);
  const tail = last.querySelector(".w") ?? last;
  const end = offsetOf(tail, tail.childNodes.length);
  const selection = window.getSelection();
  const range = document.createRange();
  if (edge === "start") range.setStart(element, 0);
  else range.setStart(tail, tail.childNodes.length);
  range.collapse(true);
  selection.removeAllRanges();
  selection.addRange(range);
  selection.modify("move", by > 0 ? "forward" : "backward", "word");
  let moved = offsetOf(selection.focusNode, selection.focusOffset);
  selection.removeAllRanges();
  if (moved === null) return;
  const bounds = edge === "start" ? { start: moved, end } : { start, end: moved };
  if (bounds.start < bounds.end) onMark({ do: "bounds", ...bounds });
}

// --- Typing ------------------------------------------------------------------------------------

const typing = new Map();

function typed(key, makeCommand) {
  clearTimeout(typing.get(key)?.timer);
  const flush = () => {
    typing.delete(key);
    send(makeCommand());
  };
  typing.set(key, { timer: setTimeout(flush, TYPING_PAUSE), flush });
  showSaved();
}

function flushTyping() {
  for (const { timer, flush } of [...typing.values()]) {
    clearTimeout(timer);
    flush();
  }
}

// --- Views -------------------------------------------------------------------------------------

function setView(name) {
  if (!view) return;
  view.value = name;
  for (const each of VIEWS) text.classList.toggle(`view-${each}`, each === name);
}

// --- Events ------------------------------------------------------------------------------------

text.addEventListener("click", (event) => {
  const mark = event.target.closest(".m");
  if (mark && window.getSelection().isCollapsed) select(Number(mark.dataset.m));
});

text.addEventListener("focusin", (event) => {
  const mark = event.target.closest(".m");
  if (mark && Number(mark.dataset.m) !== selected) select(Number(mark.dataset.m), false);
});

document.addEventListener("mouseup", (event) => {
  if (closed || kinds.contains(event.target)) return;
  setTimeout(() => {
    const stretch = selectedStretch();
    kinds.hidden = !stretch;
    if (!stretch) return;
    const box = window.getSelection().getRangeAt(0).getBoundingClientRect();
    kinds.style.left = `${Math.max(4, Math.min(box.left, window.innerWidth - kinds.offsetWidth - 8))}px`;
    kinds.style.top = `${Math.min(box.bottom + 6, window.innerHeight - kinds.offsetHeight - 8)}px`;
  });
});

kinds.addEventListener("mousedown", (event) => event.preventDefault());
kinds.addEventListener("click", (event) => {
  const button = event.target.closest("[data-kind]");
  if (button) markSelection(button.dataset.kind);
});

panel.addEventListener("change", (event) => {
  const field = event.target;
  if (field.name === "choice") choose(field);
  else if (field.name === "identifier") identify(field.value);
  else if (field.name === "confidential") onMark({ do: "confidential", confidential: field.value, all: all() });
  else if (field.name === "kind") onMark({ do: "kind", kind: field.value });
  else if (field.name === "same" && field.value) onMark({ do: "merge", with: Number(field.value) });
  else if (field.name === "unsure") onMark({ do: "unsure", value: field.checked });
  else if (field.id === "all") forAll = field.checked;
});

panel.addEventListener("input", (event) => {
  if (event.target.name !== "comment") return;
  const field = event.target;
  const mark = selected;
  typed(`comment${mark}`, () => ({ do: "comment", mark, text: field.value }));
});

panel.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.querySelector("[name=own]");
  if (field?.value.trim()) onMark({ do: "choose", how: "own", text: field.value, all: all() });
  document.getElementById(`m${selected}`)?.focus();
});

panel.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-do], button[data-move]");
  if (!button) return;
  if (button.dataset.do) onMark({ do: button.dataset.do });
  else {
    const [edge, by] = button.dataset.move.split(",");
    moveBound(edge, Number(by));
  }
});

note.addEventListener("input", () => typed("note", () => ({ do: "note", text: note.value, was: noteKnown })));
view?.addEventListener("change", () => setView(view.value));
document.getElementById("undo").addEventListener("click", () => send({ do: "undo" }));
document.getElementById("redo").addEventListener("click", () => send({ do: "redo" }));

const help = document.getElementById("keys");
document.getElementById("help").addEventListener("click", () => help.showModal());

submitForm?.addEventListener("submit", async (event) => {
  event.preventDefault();
  flushTyping();
  while (sending || queue.length) await new Promise((done) => setTimeout(done, 30));
  const counts = document.getElementById("counts").dataset;
  if (counts.decided !== counts.marks) {
    say(`${counts.marks - counts.decided} of ${counts.marks} phrases have no decision yet.`, true);
    step(1, isOpen);
    return;
  }
  HTMLFormElement.prototype.submit.call(submitForm);
});

const KEYS = {
  n: () => step(1), j: () => step(1), p: () => step(-1), k: () => step(-1), o: () => step(1, isOpen),
  Enter: () => { onMark({ do: "check", value: true, all: all() }); step(1); },
  0: () => choose(panel.querySelector('input[name=choice][data-how="keep"]')),
  x: () => choose(panel.querySelector('input[name=choice][data-text="***"]')),
  w: () => panel.querySelector("[name=own]")?.focus(),
  a: () => { const box = panel.querySelector("#all"); if (box) { box.checked = !box.checked; forAll = box.checked; } },
  e: () => onMark({ do: "everywhere" }),
  s: () => onMark({ do: "split" }),
  g: () => panel.querySelector("[name=same]")?.focus(),
  d: () => onMark({ do: "remove" }), Delete: () => onMark({ do: "remove" }),
  c: () => panel.querySelector("[name=comment]")?.focus(),
  q: () => onMark({ do: "unsure", value: !panel.querySelector("[name=unsure]")?.checked }),
  u: () => send({ do: "undo" }), r: () => send({ do: "redo" }),
  v: () => setView(VIEWS[(VIEWS.indexOf(view?.value) + 1) % VIEWS.length]),
  m: () => markSelection("MISC"),
  "?": () => help.showModal(),
  "[": () => moveBound("start", -1), "]": () => moveBound("start", 1),
  "{": () => moveBound("end", -1), "}": () => moveBound("end", 1),
};

document.addEventListener("keydown", (event) => {
  if (help.open) return;
  const field = event.target.closest("input:not([type=radio], [type=checkbox]), textarea, select");
  if (event.key === "Escape") {
    kinds.hidden = true;
    if (field) document.getElementById(`m${selected}`)?.focus();
    return;
  }
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (event.key === "Enter") submitForm?.requestSubmit();
    else if (event.key === "z" && !event.shiftKey && !field) send({ do: "undo" });
    else if ((event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey)) && !field) send({ do: "redo" });
    else return;
    event.preventDefault();
    return;
  }
  if (field || event.altKey || !document.getElementById("single").checked) return;
  if (event.key === "Enter" && event.target.closest("button, a, summary")) return;
  if ((event.key === " " || event.key.startsWith("Arrow")) && event.target.closest("button, a, summary, [type=radio], [type=checkbox]")) return;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") wordStep(event.key === "ArrowRight", event.shiftKey);
  else if (event.shiftKey && KIND_KEYS[event.key]) {
    if (!markSelection(KIND_KEYS[event.key])) onMark({ do: "kind", kind: KIND_KEYS[event.key] });
  } else if (/^[1-9]$/.test(event.key)) {
    if (identifies) {
      const input = panel.querySelectorAll("input[name=identifier]")[Number(event.key) - 1];
      if (input) identify(input.value);
    } else choose(panel.querySelectorAll("input[name=choice]")[Number(event.key)]);
  } else if (KEYS[event.key]) KEYS[event.key]();
  else return;
  event.preventDefault();
});

channel?.addEventListener("message", () => { if (!queue.length) refresh(); });
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && !queue.length) refresh();
  else flushTyping();
});
window.addEventListener("beforeunload", (event) => {
  flushTyping();
  if (queue.length) event.preventDefault();
});

highlight();
updateButtons();
if (closed) note.disabled = true;
