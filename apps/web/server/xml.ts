/** Characters in pasted titles that XML 1.0 cannot represent: most control characters and lone surrogates. */
const unwritable =
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
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

/** An XML element with text, or an empty string if the value is absent. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === "" ? "" : `<${name}>${escapeXml(String(text))}</${name}>`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
