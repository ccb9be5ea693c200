import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";

const shape = /(?<![\p{L}\d/])(?:\+|00)?\s?\(?\d[\d\s().\-/]{5,18}\d(?![\p{L}\d])/gu;

export type PhoneMatch = { value: string; from: number; to: number };

/** The number in E.164 if it fits the numbering plan of a country; otherwise as written. */
function normal(text: string, countries: readonly CountryCode[]): string {
  for (const country of countries) {
    const number = parsePhoneNumberFromString(text, country);
    if (number?.isPossible()) return number.number;
  }
  return text;
}

/** Finds numbers in a text that are not dates and have as many digits as a phone number. */
export function phonesIn(text: string, language: "it" | "en"): PhoneMatch[] {
  const countries: CountryCode[] = language === "it" ? ["IT"] : ["GB", "US", "IE"];
  return [...text.matchAll(shape)].flatMap((match) => {
    const lead = /^\s*/u.exec(match[0])![0].length;
    const written = match[0].trim();
    const digits = written.replaceAll(/\D/gu, "");
    if (digits.length < 7 || digits.length > 15) return [];
    if (
      /^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}$|^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^\d{1,2}\/\d{4}\s?-/u.test(written)
    )
      return [];
    const from = match.index + lead;
    return [{ value: normal(written, countries), from, to: from + written.length }];
  });
}
