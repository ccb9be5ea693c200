/** A part of a text, from its first character to the one after its last. */
export type TextSpan = { readonly from: number; readonly to: number };

/**
 * Replaces the parts by commas, because a name never contains a comma. The positions of all other words stay the same.
 * `last`: the last characters of each replacement.
 */
export const blank = (text: string, parts: readonly TextSpan[], last = ""): string =>
  parts.reduce((rest, { from, to }) => rest.slice(0, from) + last.padStart(to - from, ",") + rest.slice(to), text);

/** The amounts that a text names, with the words that belong to them. */
export type TextAmounts = {
  /** The minimum gross pay per year, in euros. */
  readonly salaries: readonly (TextSpan & { readonly euros: number })[];
  readonly radii: readonly (TextSpan & { readonly km: number })[];
  /** Upper limits, and pay per hour, which cannot be compared with the pay per year of a post. They are not searched. */
  readonly unsearched: readonly TextSpan[];
};

const start = String.raw`(?<![\p{L}\p{N}.,])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const euro = "(?:€|euro|eur)";
const about = String.raw`(?:ral|stipendio|retribuzione|paga|salary|pay)\s+`;
const least = String.raw`(?:di|da|almeno|minimo|min\.?|oltre|sopra(?:\s+i)?|più di|circa|from|of|at least|minimum|over|above|more than)\s+`;
/** An amount after such words is an upper limit, not a minimum. */
const most = String.raw`(?<most>(?:fino a|max|massimo|sotto(?: i)?|meno di|up to|under|below|less than)\s+)?`;
const lead = String.raw`(?<lead>(?:${about})?(?:${least})*${euro}?)\s?`;
const yearly = String.raw`(?:lordi|lorde|lordo|annui|annue|annuo|all['’]anno|l['’]anno|(?:di )?ral|gross|annual|per year|a year|per annum|yearly)`;
const thousands = String.raw`\s?(?:k|mila|thousand)`;
const wholeAmount = String.raw`\d{2,3}(?:[.,]\d{3}|${thousands})|\d{5,6}`;
const salary = new RegExp(
  String.raw`${start}${most}${lead}(?:(?<first>${wholeAmount}|\d{2,3})\s?(?:-|–|a|to)\s?)?(?<last>${wholeAmount})${end}(?:\s?\+)?(?<unit>\s?${euro}${end})?(?:\s?\+)?(?<year>(?:\s+${yearly}${end})*)`,
  "giu",
);
const monthly = String.raw`(?:al mese|mensili|mensile|mese|a month|per month|monthly)`;
const hourly = String.raw`(?:all['’]ora|l['’]ora|ora|h|an hour|per hour|hourly)`;
const net = String.raw`(?:netti|nette|netto|lordi|lorde|lordo|net|gross)`;
const payUnit = String.raw`(?:${euro}|${net}|${monthly}|${hourly})${end}`;
const monthAmount = String.raw`\d{3,4}|\d[.,]\d{3}`;
/** An amount that may be pay per month or hour, with all words that say so. */
const perTime = new RegExp(
  String.raw`${start}${most}${lead}(?:(?<first>${monthAmount})\s?(?:-|–|a|to)\s?)?(?<last>${monthAmount}|\d{1,2}(?:[.,]\d{1,2})?)(?!\p{N})(?:(?!\p{L})|(?=${payUnit}))(?<units>(?:\s?[/+]?\s?${payUnit})*)(?:\s?\+)?`,
  "giu",
);
const isHourly = new RegExp(String.raw`(?<!\p{L})${hourly}${end}`, "iu");
const isPaid = new RegExp(`${euro}|${net}|${monthly}|${about}`, "iu");
const radius = new RegExp(
  String.raw`${start}(?:(?:entro|nel raggio di|in un raggio di|raggio(?: di)?|massimo|max|within|in a radius of)\s+(?:i\s+)?|\+\s?)?(?<km>\d{1,3})\s?(?:km|kms|chilometri|kilometers|kilometres)${end}(?:\s+(?:da|dal|di|of|from|around|attorno a|intorno a)${end})?`,
  "giu",
);

/** The amount as written; an amount below a thousand times `factor`. */
const euroOf = (written: string, factor: number): number => {
  const value = Number(written.replaceAll(/\D/g, ""));
  return value < 1000 ? value * factor : value;
};

const isInRange = (euros: number | null): euros is number => euros !== null && euros >= 10_000 && euros <= 999_999;

/** Whether a bare number is pay: "35000" is, a postal code such as "20121" is not. */
const isPay = ({ lead: before, last, unit, year }: Record<string, string | undefined>): boolean =>
  /\D/.test(last!) || Boolean(before?.trim() || unit || year?.trim()) || /[05]00$/.test(last!);

const spanOf = ({ index, 0: words }: RegExpMatchArray): TextSpan => {
  const from = index! + (words.length - words.trimStart().length);
  return { from, to: index! + words.trimEnd().length };
};

const mostKm = 500;

/** The months of pay that an amount per month means at least. Italian contracts have twelve to fourteen. */
const months = 12;

type FoundPay = TextSpan & { readonly euros: number | null };

/** Pay per month as pay per year; null for pay per hour, whose hours are unknown, and for upper limits. */
function findPayPerTime(text: string): FoundPay[] {
  return [...text.matchAll(perTime)].flatMap((match) => {
    const { most: limit, lead: before = "", first, last = "", units = "" } = match.groups!;
    if (!isPaid.test(before + units)) return [];
    const isPerMonth = !limit && /\d{3}$/.test(last) && !isHourly.test(units);
    return [{ ...spanOf(match), euros: isPerMonth ? euroOf(first ?? last, 1) * months : null }];
  });
}

function findPayPerYear(text: string): FoundPay[] {
  return [...text.matchAll(salary)].flatMap((match) => {
    const { most: limit, first, last } = match.groups!;
    // The lower end of a range is the minimum.
    return isPay(match.groups!) ? [{ ...spanOf(match), euros: limit ? null : euroOf(first ?? last!, 1000) }] : [];
  });
}

const areApart = (one: TextSpan, other: TextSpan): boolean => one.to <= other.from || other.to <= one.from;

/** Finds pay and distances in a text: "40k", "da 35.000 euro", "1.800 al mese", "entro 20 km da". */
export function findAmounts(text: string): TextAmounts {
  const radii = [...text.matchAll(radius)].map((match) => ({
    ...spanOf(match),
    km: Math.min(mostKm, Math.max(1, Number(match.groups!["km"]))),
  }));
  const perYear = findPayPerYear(text).filter(({ euros }) => euros === null || isInRange(euros));
  const others = findPayPerTime(text).filter((pay) => [...perYear, ...radii].every((one) => areApart(one, pay)));
  const all = [...perYear, ...others];
  return {
    salaries: all.flatMap(({ euros, ...span }) => (isInRange(euros) ? [{ ...span, euros }] : [])),
    radii,
    unsearched: all.filter(({ euros }) => !isInRange(euros)),
  };
}
