/** Lets the browser download a blob, as if the user had followed a link to it. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: filename });
  link.click();
  // The browser reads the blob after the click. After ten seconds the URL can safely be revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
