const marks = /<\/?[a-z!?][^<>]*(?:>|$)/gi;
/** What machines read and people do not see; what joins letters and emoji stays. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const joins = new Set(["\u200c", "\u200d"]);
/** Longer than any that is shown: what is cut off anyway need not be cleaned. */
const longest = 5_000;
const passes = 5;

/** Marks inside marks come out when the inner ones are gone; who nests deeper than that loses the signs themselves. */
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

/** What a stranger's page says, as one line of plain text; null where nothing is left of it. */
export function cleanText(text: string | null | undefined, max: number): string | null {
  if (!text) return null;
  const plain = withoutMarks(text.slice(0, longest))
    .normalize("NFC")
    .replaceAll(unseen, (sign) => (joins.has(sign) ? sign : " "))
    .replaceAll(/\s+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(plain) ? cut(plain, max) : null;
}
