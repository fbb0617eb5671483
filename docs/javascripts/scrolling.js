// What scrolls sideways can be reached by the keyboard, and the buttons of every code block have a
// name. The theme adds both after the page is loaded.
document.addEventListener("DOMContentLoaded", () => {
  const mend = () => {
    document.querySelectorAll(".md-typeset__scrollwrap").forEach((box) => {
      box.tabIndex = 0;
    });
    document.querySelectorAll(".md-code__nav").forEach((nav, number) => {
      nav.setAttribute("aria-label", `Code ${number + 1}`);
    });
  };
  mend();
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
});
