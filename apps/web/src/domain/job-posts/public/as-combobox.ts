/**
 * A ref for the text field of the job search: tells assistive technology that suggestions will open. Set in the browser only, because
 * without scripts there are none.
 */
export function asCombobox(field: HTMLInputElement | null): void {
  field?.setAttribute("role", "combobox");
  field?.setAttribute("aria-expanded", "false");
  field?.setAttribute("aria-autocomplete", "list");
}
