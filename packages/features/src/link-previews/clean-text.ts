const marks = /<\/?[a-z!?][^<>]*(?:>|$)/gi;
/** Matches invisible characters. Those in `joins`, which join letters and emoji, are kept. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const joins = new Set(["\u200c", "\u200d"]);
/** Page text is cut to this many characters before it is cleaned; every text that is shown is shorter. */
const longest = 5_000;
const passes = 5;

/** Removes tags from a page text. Tags can be nested, so it runs several passes; tags that remain lose their opening angle bracket. */
function withoutMarks(text: string): string {
  let plain = text;
  for (let pass = 0; pass < passes; pass++) plain = plain.replaceAll(marks, " ");
  return plain.replaceAll(/<(?=[a-z/!?])/gi, " ");
}

const letters = new Intl.Segmenter("it", { granularity: "grapheme" });

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length > max - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Untrusted page text as one line of plain text; null if nothing remains. */
export function cleanText(text: string | null | undefined, max: number): string | null {
  if (!text) return null;
  const plain = withoutMarks(text.slice(0, longest))
    .normalize("NFC")
    .replaceAll(unseen, (sign) => (joins.has(sign) ? sign : " "))
    .replaceAll(/\s+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(plain) ? cut(plain, max) : null;
}
