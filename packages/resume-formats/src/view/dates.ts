import type { DatePeriod } from "@orbita/contract";
import type { PrintLanguage } from "../printed.ts";
import { wordsIn } from "./words.ts";

const months = {
  it: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
};

export function dateIn(date: string, language: PrintLanguage): string {
  const year = date.slice(0, 4);
  return date.length > 4 ? `${months[language][Number(date.slice(5, 7)) - 1]} ${year}` : year;
}

/** A period as text: "mar 2021 – Presente", "2014 – 2017", "2017"; null if no date is known. */
export function periodIn({ start, end, isCurrent }: DatePeriod, language: PrintLanguage): string | null {
  const from = start === null ? null : dateIn(start, language);
  const until = isCurrent ? wordsIn(language).present : end === null ? null : dateIn(end, language);
  if (from === null || until === null || from === until) return until ?? from;
  return `${from} – ${until}`;
}

const decimals = { it: new Intl.NumberFormat("it"), en: new Intl.NumberFormat("en") };

/** A number of years as text: "5,7 anni", "1 year". */
export function yearsIn(years: number, language: PrintLanguage): string {
  const one = language === "it" ? "anno" : "year";
  const many = language === "it" ? "anni" : "years";
  return `${decimals[language].format(years)} ${years === 1 ? one : many}`;
}

/** The duration of a period, shown instead of its dates: "5,7 anni, in corso". */
export function durationIn(
  { years, isCurrent }: { years: number | null; isCurrent: boolean },
  language: PrintLanguage,
): string | null {
  const parts = [years === null ? null : yearsIn(years, language), isCurrent ? wordsIn(language).goesOn : null];
  return parts.filter((part) => part !== null).join(", ") || null;
}
