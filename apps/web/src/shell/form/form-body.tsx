import { useHydrated } from "@tanstack/react-router";
import type { MouseEvent, ReactNode, SubmitEvent } from "react";

const firstError = "[aria-invalid=true], [role=alert]";

/** Runs a callback after two frames, when the errors of a failed submit are painted. */
const afterDrawing = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Scrolls the first error of a form into view after a submit.
 * The browser scrolls to the focused field before the errors are painted, which then push the field away.
 * Centring keeps it clear of a sticky header or bar.
 */
function revealFirstError(form: HTMLFormElement): void {
  afterDrawing(() => {
    const error = form.querySelector(firstError);
    if (!error) return;
    const { top, bottom } = error.getBoundingClientRect();
    const covering = document.elementFromPoint(window.innerWidth / 2, Math.max(top, 0) + 1);
    const isInView = top >= 0 && bottom <= window.innerHeight && (!covering || form.contains(covering));
    if (!isInView) error.scrollIntoView({ block: "center" });
  });
}

type Props = {
  /** Submit handler, which may be asynchronous. Once it is done, the first error is scrolled into view. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Called when the user begins to fill in the form, for example to obtain a captcha pass. */
  onTouch?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Prevents a press on the submit button from moving the focus. Otherwise the field would lose the focus and show its error.
 * The error would move the button away from under the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button[type=submit]")) event.preventDefault();
}

/**
 * A form with our own validation instead of the browser's.
 * The form's fields are disabled until the page is hydrated: earlier input would be lost, and a native submit would put it into the URL.
 */
export function FormBody({ onSubmit, onTouch, className, children }: Props) {
  const ready = useHydrated();
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    await onSubmit(event);
    revealFirstError(form);
  }
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className={className}>
      <fieldset role="presentation" disabled={!ready} onFocus={onTouch} onMouseDown={keepFocus}>
        {children}
      </fieldset>
    </form>
  );
}
