import { useHydrated } from "@tanstack/react-router";
import type { FormEventHandler, ReactNode } from "react";

type Props = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Somebody begins to fill it in. */
  onTouch?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Validation is ours, not the browser's. Until the page works the fields are closed: what is typed before would be lost,
 * and a native submit would put it into the address.
 */
export function FormBody({ onSubmit, onTouch, className, children }: Props) {
  const ready = useHydrated();
  return (
    <form noValidate method="post" onSubmit={onSubmit} onFocus={onTouch} className={className}>
      <fieldset role="presentation" disabled={!ready}>
        {children}
      </fieldset>
    </form>
  );
}
