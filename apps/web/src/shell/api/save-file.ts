/** Hands a file to the browser, as if one had followed a link to it. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: filename });
  link.click();
  // The browser reads it after the click; a moment later nobody needs it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
