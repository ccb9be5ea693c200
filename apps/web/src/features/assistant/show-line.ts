import type { Quoted } from "~/features/resume/marked.tsx";

/** Waits this long for a CV that is still loading, then gives up on the exact line. */
const patienceMs = 4000;

/** If the marked line is inside a button or link, that element gets the focus. */
const targetOf = (mark: HTMLElement): HTMLElement => mark.closest<HTMLElement>("button, a") ?? mark;

function visit(element: HTMLElement): void {
  if (!element.matches("button, a")) element.tabIndex = -1;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}

/** Scrolls to the active mark once it is rendered, or after the timeout to the entry that contains the line. */
export function showLine({ itemId }: Quoted): void {
  const until = performance.now() + patienceMs;
  const look = () => {
    const mark = document.querySelector<HTMLElement>("mark[data-active]");
    if (mark) return visit(targetOf(mark));
    if (performance.now() < until) return void requestAnimationFrame(look);
    const entry = itemId && document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(itemId)}"]`);
    if (entry) visit(entry);
  };
  // A closing dialog restores the focus first.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
