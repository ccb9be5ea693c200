import type { PrintedResume } from "../printed.ts";

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The name of a company without its legal form, by which it is also known: "Portolano S.p.A." is "Portolano". */
const shortName = (company: string): string =>
  company
    .replace(
      /[,\s]+(s\.?\s?p\.?\s?a|s\.?\s?r\.?\s?l\.?\s?s?|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|ltd|inc|gmbh|llc|plc|ag|bv|sa)\.?$/i,
      "",
    )
    .trim();

const number = /\+?\d[\d\s./-]{6,}\d/g;
const enoughDigits = (text: string): boolean => text.replaceAll(/\D/g, "").length >= 9;

/** Returns a function that removes identifying text from sentences: names, companies, schools, email addresses, links, phone numbers. */
export function withoutTraces(resume: PrintedResume): (text: string) => string {
  const names = [
    resume.firstName,
    resume.lastName,
    ...resume.experience.flatMap(({ company }) => [company, shortName(company)]),
    ...resume.education.map(({ institution }) => institution),
  ].filter((name): name is string => name !== null && name.length > 2);
  const longestFirst = [...new Set(names)].toSorted((one, other) => other.length - one.length).map(escaped);
  const said =
    longestFirst.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu")
      : null;
  return (text) => {
    const plain = text
      .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, "…")
      .replaceAll(/(https?:\/\/|www\.)\S+/gi, "…")
      .replaceAll(number, (digits) => (enoughDigits(digits) ? "…" : digits));
    return said ? plain.replaceAll(said, "…") : plain;
  };
}
