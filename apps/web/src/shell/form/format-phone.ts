/**
 * Formats a stored Italian number such as "+393475550142" for display.
 * Numbers of other countries stay as stored, because their grouping differs.
 */
export function formatPhone(stored: string): string {
  const italian = /^\+39(\d{3})(\d{3})(\d{3,4})$/.exec(stored);
  return italian ? `+39 ${italian[1]} ${italian[2]} ${italian[3]}` : stored;
}
