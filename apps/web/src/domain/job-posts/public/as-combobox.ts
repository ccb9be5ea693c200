/**
 * A ref for the text field of the job search: sets the attributes by which assistive technology expects suggestions. It runs only in the
 * browser, because without scripts there are no suggestions.
 */
export function asCombobox(field: HTMLInputElement | null): void {
  field?.setAttribute("role", "combobox");
  field?.setAttribute("aria-expanded", "false");
  field?.setAttribute("aria-autocomplete", "list");
}
