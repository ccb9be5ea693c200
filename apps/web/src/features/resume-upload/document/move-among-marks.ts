import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Roving tabindex: the marks are one Tab stop, and the arrow keys move between them. */
export function moveAmongMarks(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !target.dataset["mark"]) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-mark][tabindex]")];
  const next = all[all.indexOf(target) + step];
  event.preventDefault();
  next?.focus({ preventScroll: true });
}
