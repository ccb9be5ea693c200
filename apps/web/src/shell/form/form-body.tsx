import { useHydrated } from "@tanstack/react-router";
import type { FormEventHandler, MouseEvent, ReactNode } from "react";

type Props = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Somebody begins to fill it in. */
  onTouch?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A press on the button would first leave the field, whose error then moves the button away from under the pointer: the press
 * would be lost.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button[type=submit]")) event.preventDefault();
}

/**
 * Validation is ours, not the browser's. Until the page works the fields are closed: what is typed before would be lost,
 * and a native submit would put it into the address.
 */
export function FormBody({ onSubmit, onTouch, className, children }: Props) {
  const ready = useHydrated();
  return (
    <form noValidate method="post" onSubmit={onSubmit} className={className}>
      <fieldset role="presentation" disabled={!ready} onFocus={onTouch} onMouseDown={keepFocus}>
        {children}
      </fieldset>
    </form>
  );
}
