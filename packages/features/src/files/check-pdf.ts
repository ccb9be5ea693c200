/** The number of bytes at the end of the file in which PDF readers search for the end marker. */
const tailBytes = 1_024;
const zipEnd = Buffer.from("PK\u0005\u0006", "latin1");
const zipEndBytes = 22;

/** Whether a zip reader would also open the PDF file: it would find the end of a zip directory whose comment reaches exactly to the end of the file. */
function isZipToo(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - zipEndBytes - 0xffff);
  for (let at = bytes.lastIndexOf(zipEnd); at >= from; at = at === 0 ? -1 : bytes.lastIndexOf(zipEnd, at - 1)) {
    if (at + zipEndBytes > bytes.length) continue;
    if (at + zipEndBytes + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  }
  return false;
}

/** Checks that the file begins and ends like a PDF and is not also another format. The parser handles its content. */
export function checkPdf(given: Uint8Array): "damaged" | "rejected" | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return "damaged";
  if (isZipToo(bytes)) return "rejected";
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - tailBytes));
  const end = tail.lastIndexOf("%%EOF");
  if (end < 0) return "damaged";
  return /^[\s\0]*$/.test(tail.slice(end + 5)) ? null : "rejected";
}
