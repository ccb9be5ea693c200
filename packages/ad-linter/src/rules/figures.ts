import type { Ad, Hit } from "../ad.ts";
import { isDenied } from "../find/phrases.ts";
import { after, before, rawSpan, type Text } from "../find/text.ts";

const amount = "\\d{1,3}(?:[.,' ]\\d{3})+(?:,\\d{2})?|\\d{4,6}(?:,\\d{2})?|\\d{1,3}(?:[.,]\\d)?";
const unit = "(?: ?(?:k|mila|thousand)\\b)?";
/** A sum or two: "28.000-32.000 €", "€ 30k", "tra 28 e 32 mila euro". */
const sums = new RegExp(
  `(?<![\\w.,/])(?:(?:€|eur|euro) ?)?(${amount})(${unit})(?: ?(?:€|eur|euro)\\b)?(?: ?(?:-|/|e(?: i)?|ed|ai?|and|to|fino a|up to) ?(?:(?:€|eur|euro) ?)?(${amount})(${unit}))?(?: ?(?:€|euros?|eur))?(?![\\w%])`,
  "g",
);
const payBefore =
  /\b(?:r\.?a\.?l\b|retribuzion\w+|stipendi\w*|compens\w+|salar\w+|inquadramento|pay\b|gross|remuneration|lord\w+|annu\w+|offriamo|wage|range|fascia|pacchetto retributivo|package|earn\w*)(?![^.;]*\b(?:bonus|premi\w*|budget|fatturat\w+|turnover|revenue|voucher\w*|buon[oi]|ticket|welfare|provvigion\w+|incentiv\w+|variabil\w+|commission\w*|portafogli\w+|benefit\w*|mbo|rimborso|allowance|formazione|training|contributo|bonuses|relocation|investiment\w+|client\w*|mensil\w+|vendit\w+|sales|ricavi|premium|sign-on)\b)[^.;\n]*$/;
const yearAfter =
  /^[ ,]*(?:€ ?|euro )?(?:circa )?(?:lord[oi]\w*|di ral|ral\b|annu\w+|all'anno|l'anno|gross|per (?:year|annum)|a year|yearly|pa\b|p\.a\.|di stipendio|of salary|di retribuzione|\/ ?anno|\/ ?year|per anno)/;
const otherAfter =
  /^[^.;\n]{0,25}\b(?:bonus|premi\w*|budget|fatturat\w+|turnover|revenue|voucher\w*|buoni|welfare|provvigion\w+|incentiv\w+|variabil\w+|al mese|mensil\w+|a month|per month|monthly|all'ora|per hour|hourly|orari\w*|al giorno|a day|nett\w+|net\b|client\w*|utent\w+|users|dipendent\w+|employees|training|formazione|ore\b|km\b|mq\b|sqm)/;

function valueOf(digits: string, suffix: string, shared: string): number {
  const cents = digits.replace(/,\d{2}$/, "");
  const small = /^\d{1,3}(?:[.,]\d)?$/.test(digits);
  const value = small ? Number(digits.replace(",", ".")) : Number(cents.replace(/[.,' ]/g, ""));
  return small && (suffix || shared) ? value * 1_000 : value;
}

/** D.Lgs. 96/2026: the pay of the ad is one, in the text as in the fields. */
export function contradictsPay(ad: Ad, text: Text): Hit[] {
  const { salaryMin: low, salaryMax: high } = ad;
  if (low === null && high === null) return [];
  const hits: Hit[] = [];
  for (const match of text.plain.matchAll(sums)) {
    const [whole, first, firstUnit, second, secondUnit] = match;
    const start = match.index;
    const end = start + whole.length;
    const rest = after(text, end);
    const values = [valueOf(first!, firstUnit ?? "", secondUnit ?? "")];
    if (second) values.push(valueOf(second, secondUnit ?? "", firstUnit ?? ""));
    if (values.some((value) => value < 5_000 || value > 999_999)) continue;
    if (/^(?:19|20)\d\d$/.test(first!) && !/€|euro|eur/.test(whole)) continue;
    const yearly = yearAfter.test(rest);
    if (otherAfter.test(rest) && !yearly) continue;
    if (/^[^.;\n]{0,14}\b(?:nett[oi]|net|al mese|mensil\w+|a month|per month)\b/.test(rest)) continue;
    if (!yearly && !payBefore.test(before(text, start, 90))) continue;
    if (
      yearly &&
      /\b(?:bonus|premi\w*|budget|fatturat\w+|turnover|revenue\w*|welfare|incentiv\w+|variabil\w+|portafogli\w+|provvigion\w+|commissions?|mbo|client\w*|buoni|voucher\w*|formazione|training|benefit\w*|investiment\w*|vendit\w+|ricav\w+|sales)(?: [\w'%€.]+){0,6} $/.test(
        before(text, start, 70),
      )
    )
      continue;
    if (values.every((value) => (low === null || value >= low) && (high === null || value <= high))) continue;
    const trimmed = whole.trimEnd().length;
    hits.push({ rule: "contradictsPay", ...rawSpan(text, start, start + trimmed) });
  }
  return hits;
}

const hoursWords =
  /(?<![\w.,:])(\d{1,2})(?:[.,]\d)?(?: ?(?:-|\/|o|a|to|or|e) ?(\d{1,2}))? ?(?:ore|h|hours?|hrs?)(?: lavorative| di lavoro| of work)?(?: ?(?:settimanal[ei]|(?:a|alla|per|\/|ogni|la|each|every) ?(?:settimana|week|sett\.?)|weekly|\/sett\.?|sett\.|p\/w|pw))(?!\w)|(\d{1,2})[- ]hours? (?:work(?:ing)? )?week|settimana (?:lavorativa )?(?:di|da) (\d{1,2}) ore|(?:orario settimanale|ore settimanali|ore a settimana|weekly hours|hours per week|monte ore(?: settimanale)?)[: ]+(?:di |pari a |is |are )?(\d{1,2})(?! ?%)|(?:part[- ]?time|full[- ]?time|tempo pieno|tempo parziale)[,:( ]+(?:di |da |a |of |con )?(\d{1,2}) ?(?:ore|h|hours?)(?!\w)(?! (?:al giorno|giornalier|a day|al mese|mensil|a month))/g;
const otherHours =
  /\b(?:straordinar\w*|overtime|formazione|corso|corsi|training|lezion\w+|course|studio|study|reperibilita|on-call|risparmi\w*|fino a|up to|volontariato|doposcuola|smart|remoto|non piu di|almeno .{0,10}di lezione)(?: [\w']+){0,3} $/;
const otherHoursAfter =
  /^[ ,]*(?:dedicat\w+|di (?:formazione|studio|corso|lezione|inglese|volontariato|permess\w+|straordinari\w*)|per (?:formar\w+|studiare|la formazione|lo studio|progetti)|of (?:training|learning|study|overtime|paid)|for (?:learning|training|study|your)|to learn|in smart|da remoto|in sede|di smart|dedicated|devoted)/;

/** Weekly hours said otherwise than the field. */
export function contradictsHours(ad: Ad, text: Text): Hit[] {
  const hours = ad.weeklyHours;
  if (hours === null) return [];
  const hits: Hit[] = [];
  for (const match of text.plain.matchAll(hoursWords)) {
    const said = match
      .slice(1)
      .filter((one) => one !== undefined)
      .map(Number);
    const start = match.index;
    const end = start + match[0].length;
    if (said.some((one) => one < 2 || one > 60)) continue;
    if (said.length === 2 ? hours >= said[0]! && hours <= said[1]! : Math.abs(said[0]! - hours) < 1) continue;
    if (otherHours.test(before(text, start, 50)) || otherHoursAfter.test(after(text, end))) continue;
    if (isDenied(text, start, end)) continue;
    hits.push({ rule: "contradictsHours", ...rawSpan(text, start, end) });
  }
  return hits;
}
