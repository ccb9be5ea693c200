/** The act that one most likely wants; a pencil stands before it. */
export function focusRow(row: Element | null | undefined, options?: FocusOptions): void {
  const control = row?.querySelector<HTMLElement>("[data-first]") ?? row?.querySelector<HTMLElement>("button");
  control?.focus(options);
}
