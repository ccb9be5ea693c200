const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });

const plain = (html: string): string =>
  decode(html.replaceAll(/<[^<>]*>/g, ""))
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** Parses the simple HTML of Europass texts into list items and the remaining lines. */
export function richText(html: string): { text: string; items: string[] } {
  const items: string[] = [];
  const rest = html
    .replaceAll(/<li\b[^<>]*>(.*?)<\/li>/gis, (_, item: string) => {
      items.push(plain(item));
      return "";
    })
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|h\d)>/gi, "\n");
  return { text: plain(rest), items: items.filter((item) => item !== "") };
}
