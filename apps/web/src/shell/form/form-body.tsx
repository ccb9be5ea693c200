import { useHydrated } from "@tanstack/react-router";
import type { MouseEvent, ReactNode, SubmitEvent } from "react";
import { revealFirstError } from "./reveal-error.ts";

type Props = {
  /** May be asynchronous: when it is done, the first error is scrolled into view. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Called when the user begins to fill in the form. */
  onTouch?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A press on the button would first blur the field, whose error would then move the button away from under the pointer: the press
 * would be lost.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button[type=submit]")) event.preventDefault();
}

/**
 * Validation is ours, not the browser's. The fields are disabled until the page is hydrated: text typed before would be lost,
 * and a native submit would put it into the address.
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
