import type { Quoted } from "~/features/resume/marked.tsx";

/** A CV that is still on its way comes within this time, or one looks oneself. */
const patienceMs = 4000;

/** In a button it is the button that is gone to. */
const targetOf = (mark: HTMLElement): HTMLElement => mark.closest<HTMLElement>("button, a") ?? mark;

function visit(element: HTMLElement): void {
  if (!element.matches("button, a")) element.tabIndex = -1;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}

/** Goes to the line that is marked strongest, once it is drawn; else to the entry that it stands in. */
export function showLine({ itemId }: Quoted): void {
  const until = performance.now() + patienceMs;
  const look = () => {
    const mark = document.querySelector<HTMLElement>("mark[data-active]");
    if (mark) return visit(targetOf(mark));
    if (performance.now() < until) return void requestAnimationFrame(look);
    const entry = itemId && document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(itemId)}"]`);
    if (entry) visit(entry);
  };
  // What closes gives the focus back first.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
