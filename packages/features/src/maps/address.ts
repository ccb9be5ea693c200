/** A parsed Italian address. */
export type ItalianAddress = {
  street: string | null;
  number: string | null;
  postalCode: string | null;
  province: string | null;
  /** Names that may be the town of the address, likeliest first. */
  cities: string[];
};

const streetWords =
  "via|v|viale|v\\.?le|vicolo|vico|piazza|p\\.?zza|p\\.?za|piazzale|p\\.?le|piazzetta|corso|c\\.?so|largo|l\\.?go|strada|str|stradone|borgo|contrada|c\\.?da|localit[aà]|loc|frazione|fraz|lungomare|lungarno|lungotevere|lungolago|galleria|calle|campo|campiello|fondamenta|rio|salita|discesa|scalinata|circonvallazione|tangenziale|rotonda|passaggio|traversa|zona industriale|z\\.?i|rue|stra[sß]e";
const isStreet = new RegExp(`^(?:${streetWords})(?:\\.\\s*|\\s+)\\S`, "i");
/** Matches a house number: 12, 12/A, 12 bis, 12-14, n. 12, snc. Never five digits, which are a postcode. */
const houseNumber = /(?:\bn(?:\.|°|º)?\s*)?(\b\d{1,4}(?:\s?[-/]\s?\d{1,4})?(?:\s?\/?\s?(?:[a-z]|bis|ter))?|\bsnc)\b/i;
const numberAlone = new RegExp(`^${houseNumber.source}$`, "i");
const numberAtEnd = new RegExp(`[\\s,]+${houseNumber.source}$`, "i");
const numberInside = new RegExp(`^(.+?\\S)[\\s,]+${houseNumber.source}\\s+(\\D+)$`, "i");
const country = /[\s,–-]*\b(?:italia|italy)\s*$/i;
const tidy = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll(/^[\s,;–-]+|[\s,;–-]+$/g, "");

/** Splits off a province, which is two capitals after a name: "Bergamo (BG)", "Bergamo BG". */
function takeProvince(text: string): { rest: string; province: string | null } {
  const found = /\(\s*([a-z]{2})\s*\)|(?<=\S[\s,]+)([A-Z]{2})$/i.exec(text);
  const letters = found?.[1] ?? (found?.[2] && found[2] === found[2].toUpperCase() ? found[2] : undefined);
  if (!found || !letters) return { rest: text, province: null };
  return {
    rest: tidy(text.slice(0, found.index) + text.slice(found.index + found[0].length)),
    province: letters.toUpperCase(),
  };
}

/** Candidates for the town in a street without a comma: its last words, longest first. At least two words remain for the street. */
function townsBehind(words: readonly string[]): string[] {
  const longest = Math.min(5, words.length - 2);
  return Array.from({ length: Math.max(0, longest) }, (_, i) => words.slice(words.length - longest + i).join(" "));
}

type StreetQuery = Pick<ItalianAddress, "street" | "number"> & { cities: string[] };

function readStreet(text: string, townIsElsewhere: boolean): StreetQuery {
  const atEnd = numberAtEnd.exec(text);
  if (atEnd) return { street: tidy(text.slice(0, atEnd.index)), number: atEnd[1]!.trim(), cities: [] };
  const inside = townIsElsewhere ? null : numberInside.exec(text);
  if (inside) return { street: tidy(inside[1]!), number: inside[2]!.trim(), cities: [tidy(inside[3]!)] };
  return { street: text, number: null, cities: townIsElsewhere ? [] : townsBehind(text.split(" ")) };
}

export function parseAddress(written: string): ItalianAddress {
  const text = tidy(tidy(written).replace(country, ""));
  const code = /(?<!\d)(?:I-?|IT-?)?(\d{5})(?!\d)/.exec(text);
  const before = tidy(code ? text.slice(0, code.index) : text);
  const behind = tidy(code ? text.slice(code.index + code[0].length) : "");
  const { rest: last, province: lastProvince } = takeProvince(behind);
  const { rest: first, province } = lastProvince ? { rest: before, province: lastProvince } : takeProvince(before);
  const parts = [...first.split(/\s*[,;]\s*|\s+[–-]\s+/), ...last.split(/\s*[,;]\s*|\s+[–-]\s+/)]
    .map(tidy)
    .filter(Boolean);
  const at = parts.findIndex((part) => isStreet.test(part));
  const others = parts.filter((part, i) => i !== at && !numberAlone.test(part));
  const postalCode = code?.[1] ?? null;
  if (at === -1) return { street: null, number: null, postalCode, province, cities: others.toReversed() };
  const { street, number, cities } = readStreet(parts[at]!, others.length > 0);
  const next = parts[at + 1];
  const beside = number === null && next && numberAlone.test(next) ? numberAlone.exec(next)![1]!.trim() : number;
  return { street, number: beside, postalCode, province, cities: [...others.toReversed(), ...cities] };
}
