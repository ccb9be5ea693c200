import type { Ad, RuleHit } from "../ad.ts";
import { isDenied } from "../find/denial.ts";
import { after, before, rawSpan, type NormalisedText } from "../find/text.ts";
import { numberOf, numberWord } from "../words/numbers.ts";
import { otherAmountWords, otherHours, otherHoursAfter } from "./figures-patterns.ts";

const amount = "\\d{1,3}(?:[.,' ]\\d{3})+(?:,\\d{2})?|\\d{4,6}(?:,\\d{2})?|\\d{1,3}(?:[.,]\\d)?";
const unit = "(?: ?(?:k|mila|thousand)\\b)?";
const coin = "(?:€|eur|euros?)";
/** One or two amounts: "28.000-32.000 €", "€ 30k", "28 and 32 thousand euro". */
const sums = new RegExp(
  `(?<![\\w.,/])(?:${coin} ?)?(${amount})(${unit})(?: ?${coin}(?!\\w))?(?: ?(?:-|/|e(?: i)?|ed|ai?|and|to|fino a|up to) ?(?:${coin} ?)?(${amount})(${unit}))?(?: ?(?:di )?${coin})?(?![\\w%])`,
  "g",
);
const payWords =
  "(?:r\\.?a\\.?l\\.?|retribuzion\\w+|retribuit\\w+|stipendi\\w*|compens\\w+|salar\\w+|inquadramento|pay|pays|gross|remuneration|lord[oaie]|offriamo|wages?|fascia|pacchetto|package|earn\\w*|guadagn\\w+|paga|base|trattamento economico|importo)";
const lastWord = new RegExp(`\\b(?:(${payWords})|(${otherAmountWords}))(?!\\w)`, "g");
const yearAfter =
  /^[ ,]*(?:€ ?|euro )?(?:circa |about )?(?:lord[oi]\w*|di ral|ral\b|annu\w+|all'anno|l'anno|gross|per (?:year|annum)|a year|yearly|pa\b|p\.a\.|di stipendio|of salary|di retribuzione|\/ ?anno|\/ ?year|per anno|su base annua|annualis\w+)/;
const notYearly =
  /^[^.;\n]{0,18}\b(?:nett[oi]|net|al mese|mensil(?!ita)\w+|a month|per month|monthly|all'ora|per hour|an hour|hourly|orari|al giorno|a day|daily)\b/;
const otherAfter = new RegExp(
  `^(?: (?:di|del|of|in|as|per|for|al|annui di|a year in|the))? (?:\\w+ ){0,2}?${otherAmountWords}(?!\\w)`,
);

/** Matches text before an amount that other people earn, as in "Our drivers earn …". It is not the pay of the advertised job. */
const ofOthers =
  /\b(?:our|their|nostri|nostre|loro)(?: average)? [a-z]+ (?:earns?|makes?|guadagn\w+|prendono) [^.;]{0,20}$/;

function valueOf(digits: string, suffix: string, shared: string): number {
  const small = /^\d{1,3}(?:[.,]\d)?$/.test(digits);
  const value = small ? Number(digits.replace(",", ".")) : Number(digits.replace(/,\d{2}$/, "").replace(/[.,' ]/g, ""));
  return small && (suffix || shared) ? value * 1_000 : value;
}

/** Whether the amount is yearly pay, according to the nearest word before it or the text after it. */
function isYearlyPay(text: NormalisedText, start: number, end: number): boolean {
  const rest = after(text, end);
  if (notYearly.test(rest) || ofOthers.test(before(text, start, 60))) return false;
  const words = [...before(text, start, 110).matchAll(lastWord)];
  const last = words.at(-1);
  if (last?.[2]) return false;
  const joined = /^ ?(?:\+|piu|plus|e |and |,|oltre|con|with)/.test(rest);
  if (!joined && otherAfter.test(rest)) return false;
  return !!last?.[1] || yearAfter.test(rest);
}

/** Reports pay in the text that differs from the ad's fields (D.Lgs. 96/2026). */
export function contradictsPay(ad: Ad, text: NormalisedText): RuleHit[] {
  const { salaryMin: low, salaryMax: high } = ad;
  if (low === null && high === null) return [];
  const hits: RuleHit[] = [];
  for (const match of text.plain.matchAll(sums)) {
    const [whole, first = "", firstUnit = "", second, secondUnit = ""] = match;
    const values = [valueOf(first, firstUnit, secondUnit)];
    if (second) values.push(valueOf(second, secondUnit, firstUnit));
    if (values.some((value) => value < 4_000 || value > 999_999)) continue;
    if (/^(?:19|20)\d\d$/.test(first) && !/€|eur/.test(whole)) continue;
    if (values.every((value) => (low === null || value >= low) && (high === null || value <= high))) continue;
    const end = match.index + whole.trimEnd().length;
    if (isYearlyPay(text, match.index, end)) hits.push({ rule: "contradictsPay", ...rawSpan(text, match.index, end) });
  }
  return hits;
}

const n = `(${numberWord})(?: ?(?:-|/|o|a|to|or|e|and) ?(${numberWord}))?`;
const hour = "(?:ore|h|hours?|hrs?)";
const weekly =
  "(?: ?(?:settimanal[ei]|(?:a|alla|per|/|ogni|la|each|every|in) ?(?:la |una )?(?:settimana|week|wk|sett\\.?)|weekly|/sett\\.?|sett\\.|p/w|pw|/w))";
const shape = "(?:part[- ]?time|full[- ]?time|tempo pieno|tempo parziale|orario pieno)";
const hoursWords = new RegExp(
  [
    `(?<![\\w.,:])${n} ?${hour}(?: lavorative| di lavoro| of work| contrattuali)?${weekly}(?!\\w)`,
    `${n}[- ]hours? (?:work(?:ing)? |contract )?week`,
    `(?<!\\w)(?:settimana|week)(?: lavorativa| piena| corta)? (?:di|da|of|is|e di|e da|has|runs to|comes to) ${n} ?${hour}`,
    `(?<!\\w)(?:orario|impegno|ore|hours|working (?:week|time)|monte ore|orario di lavoro|week)(?: settimanal[ei]| a settimana| per week| weekly| ordinario| contrattuale| previsto| complessivo)*(?: e| is| are| sara)?[: ]+(?:di |pari a |fissato a |a |of |set at )?(?:${n} ?${hour}|(\\d\\d)(?! ?(?:%|:|\\.\\d|alle|to |-|/|e|and|o|a \\d)))(?!\\w)`,
    `(?<!\\w)${shape}[,:( ]+(?:di |da |a |of |con |at |with )?${n} ?${hour}(?!\\w)`,
    `(?<![\\w.,:])${n} ?${hour},? (?:${shape}|su (?:cinque|sei|5|6) giorni|distribuit\\w+|dal lunedi|da lunedi|(?:in|over|across|spread over) (?:five|six|5|6|four|4)(?:-and-a-half| and a half)? days|(?:from )?monday|spread)`,
  ].join("|"),
  "g",
);
/** Matches hours without the word "week" that are an item of their own: "full time, 40 ore, mensa". */
const bareHours = new RegExp(
  `(?:^|[\\n,;:.(] ?|sono |are |orario |hours: ?)(${numberWord})(?: ?${hour})?(?= ?(?:[.,;)\\n]|$))`,
  "g",
);

/** Reports weekly hours in the text of an ad that differ from its field for the hours. */
export function contradictsHours(ad: Ad, text: NormalisedText): RuleHit[] {
  const hours = ad.weeklyHours;
  if (hours === null) return [];
  const hits: RuleHit[] = [];
  const bare = [...text.plain.matchAll(bareHours)].filter(({ 0: all }) => /\b(?:ore|h|hours?|hrs?)\b/.test(all));
  for (const match of [...text.plain.matchAll(hoursWords), ...bare]) {
    const said = match
      .slice(1)
      .filter((one) => one !== undefined)
      .map(numberOf);
    const start = match.index;
    const end = start + match[0].length;
    if (said.length === 0 || said.some((one) => one < (bare.includes(match) ? 12 : 4) || one > 60)) continue;
    if (said.length === 2 ? hours >= Math.min(...said) && hours <= Math.max(...said) : Math.abs(said[0]! - hours) < 1)
      continue;
    if (otherHours.test(before(text, start, 50)) || otherHoursAfter.test(after(text, end))) continue;
    if (!isDenied(text, start, end)) hits.push({ rule: "contradictsHours", ...rawSpan(text, start, end) });
  }
  return hits;
}
