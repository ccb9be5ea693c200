const firstError = "[aria-invalid=true], [role=alert]";

/** After two frames the errors of a failed submit are painted. */
const afterDrawing = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Scrolls the first error of a form into view after a submit. The browser scrolls to the focused field before the errors
 * are painted, which then push it away; centred, it is never under a sticky header or bar.
 */
export function revealFirstError(form: HTMLFormElement): void {
  afterDrawing(() => {
    const error = form.querySelector(firstError);
    if (!error) return;
    const { top, bottom } = error.getBoundingClientRect();
    const covering = document.elementFromPoint(window.innerWidth / 2, Math.max(top, 0) + 1);
    const isInView = top >= 0 && bottom <= window.innerHeight && (!covering || form.contains(covering));
    if (!isInView) error.scrollIntoView({ block: "center" });
  });
}
