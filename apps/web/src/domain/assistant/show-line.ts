import type { ResumeQuote } from "~/domain/resumes/marked.tsx";

/** How long to wait for a CV that is still loading, before scrolling to the entry instead of the exact line. */
const patienceMs = 4000;

/** The element to focus for a marked line: the button or link around the mark, or else the mark itself. */
const targetOf = (mark: HTMLElement): HTMLElement => mark.closest<HTMLElement>("button, a") ?? mark;

function visit(element: HTMLElement): void {
  if (!element.matches("button, a")) element.tabIndex = -1;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}

/** Scrolls to the active mark once it is rendered, or after the timeout to the entry that contains the line. */
export function showLine({ itemId }: ResumeQuote): void {
  const until = performance.now() + patienceMs;
  const look = () => {
    const mark = document.querySelector<HTMLElement>("mark[data-active]");
    if (mark) return visit(targetOf(mark));
    if (performance.now() < until) return void requestAnimationFrame(look);
    const entry = itemId && document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(itemId)}"]`);
    if (entry) visit(entry);
  };
  // Waits two frames, because a closing dialog restores the focus first.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
