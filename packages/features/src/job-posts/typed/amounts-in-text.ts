/** A part of a text, from its first character to the one after its last. */
export type TextSpan = { readonly from: number; readonly to: number };

/** Replaces the parts by commas, which no name crosses; all positions stay. `last` are the last characters of each part. */
export const blank = (text: string, parts: readonly TextSpan[], last = ""): string =>
  parts.reduce(
    (rest, { from, to }) => rest.slice(0, from) + last.padStart(to - from, ",") + rest.slice(to),
    text,
  );

/** The amounts that a text names, with the words that belong to them. */
export type TextAmounts = {
  /** Gross pay per year in euros that a job must reach. */
  readonly salaries: readonly (TextSpan & { readonly euros: number })[];
  readonly radii: readonly (TextSpan & { readonly km: number })[];
  /** Pay per month or hour. It cannot be compared with the pay per year of a post, so it is not searched. */
  readonly unsearched: readonly TextSpan[];
};

const start = String.raw`(?<![\p{L}\p{N}.,])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const euro = "(?:€|euro|eur)";
const about = String.raw`(?:ral|stipendio|retribuzione|paga|salary|pay)\s+`;
const least = String.raw`(?:di|da|almeno|minimo|min\.?|oltre|sopra(?:\s+i)?|più di|circa|from|of|at least|minimum|over|above|more than)\s+`;
/** Before an upper limit, an amount is not what a job must reach. */
const most = String.raw`(?<!(?:fino a|max|massimo|sotto(?: i)?|meno di|up to|under|below|less than)\s+${euro}?\s?)`;
const lead = String.raw`(?<lead>(?:${about})?(?:${least})*${euro}?)\s?`;
const perYear = String.raw`(?:lordi|lorde|lordo|annui|annue|annuo|all['’]anno|l['’]anno|(?:di )?ral|gross|annual|per year|a year|per annum|yearly)`;
const thousands = String.raw`\s?(?:k|mila|thousand)`;
const wholeAmount = String.raw`\d{2,3}(?:[.,]\d{3}|${thousands})|\d{5,6}`;
const salary = new RegExp(
  String.raw`${start}${most}${lead}(?:(?<first>${wholeAmount}|\d{2,3})\s?(?:-|–|a|to)\s?)?(?<last>${wholeAmount})${end}(?:\s?\+)?(?<unit>\s?${euro}${end})?(?:\s?\+)?(?<year>(?:\s+${perYear}${end})*)`,
  "giu",
);
const pastTime = String.raw`(?:al mese|mensili|mese|a month|per month|monthly|all['’]ora|l['’]ora|ora|h|an hour|per hour|hourly)`;
const net = String.raw`(?:netti|nette|netto|lordi|lorde|net|gross)`;
const perMonth = new RegExp(
  String.raw`${start}${lead}(?:\d{3,4}|\d[.,]\d{3}|\d{1,2}(?:[.,]\d{1,2})?)(?:\s?${euro}${end}(?:\s+${net}${end})?(?:\s?/?\s?${pastTime}${end})?|\s+${net}${end}(?:\s+${pastTime}${end})?|\s?/?\s?(?:al mese|mensili|a month|per month|monthly)${end})`,
  "giu",
);
const radius = new RegExp(
  String.raw`${start}(?:(?:entro|nel raggio di|in un raggio di|raggio(?: di)?|massimo|max|within|in a radius of)\s+(?:i\s+)?|\+\s?)?(?<km>\d{1,3})\s?(?:km|kms|chilometri|kilometers|kilometres)${end}(?:\s+(?:da|dal|di|of|from|around|attorno a|intorno a)${end})?`,
  "giu",
);

const euroOf = (written: string): number => {
  const value = Number(written.replaceAll(/\D/g, ""));
  return value < 1000 ? value * 1000 : value;
};

const salaryRange = { min: 10_000, max: 999_999 };

/** Whether a bare number is pay: "35000" is, a postal code such as "20121" is not. */
const isPay = ({ lead: before, last, unit, year }: Record<string, string | undefined>): boolean =>
  /\D/.test(last!) || Boolean(before?.trim() || unit || year?.trim()) || /[05]00$/.test(last!);

const spanOf = ({ index, 0: words }: RegExpMatchArray): TextSpan => {
  const from = index! + (words.length - words.trimStart().length);
  return { from, to: index! + words.trimEnd().length };
};

const mostKm = 500;

/** Finds pay and distances in a text: "40k", "da 35.000 euro", "entro 20 km da". */
export function findAmounts(text: string): TextAmounts {
  const salaries = [...text.matchAll(salary)].flatMap((match) => {
    const { first, last } = match.groups!;
    // The lower end of a range is what a job must reach.
    const euros = euroOf(first ?? last!);
    const isMeant = isPay(match.groups!) && euros >= salaryRange.min && euros <= salaryRange.max;
    return isMeant ? [{ ...spanOf(match), euros }] : [];
  });
  const radii = [...text.matchAll(radius)].map((match) => ({
    ...spanOf(match),
    km: Math.min(mostKm, Math.max(1, Number(match.groups!["km"]))),
  }));
  const isFree = ({ from, to }: TextSpan) => ![...salaries, ...radii].some((one) => one.from < to && from < one.to);
  return { salaries, radii, unsearched: [...text.matchAll(perMonth)].map(spanOf).filter(isFree) };
}
