/** Focuses the main action of a review row instead of its first button, which is the edit button. */
export function focusRow(row: Element | null | undefined, options?: FocusOptions): void {
  const control = row?.querySelector<HTMLElement>("[data-first]") ?? row?.querySelector<HTMLElement>("button");
  control?.focus(options);
}
