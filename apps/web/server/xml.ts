/** Of all that people paste into a title, what XML 1.0 has no way to write: most control characters, halves of letters. */
const unwritable =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, "").replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

/** An element with a text in it; none where there is nothing to say. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === "" ? "" : `<${name}>${escapeXml(String(text))}</${name}>`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
