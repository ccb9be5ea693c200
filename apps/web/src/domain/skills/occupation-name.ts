import type { I18n } from "@lingui/core";
import type { Occupation } from "@orbita/contract";

type OccupationNames = Pick<Occupation, "itMasculine" | "itFeminine" | "en">;

/** An Italian job title for both genders: "Sviluppatore/Sviluppatrice backend". Words that are the same are written once. */
export function bothGenders(masculine: string, feminine: string): string {
  if (masculine === feminine) return masculine;
  const [his, hers] = [masculine.split(" "), feminine.split(" ")];
  if (his.length !== hers.length) return `${masculine} / ${feminine}`;
  return his.map((word, at) => (word === hers[at] ? word : `${word}/${hers[at]!}`)).join(" ");
}

/** The name of a job title: Italian in the Italian locale, otherwise English. */
export const occupationName = (i18n: I18n, { itMasculine, itFeminine, en }: OccupationNames): string =>
  i18n.locale === "it" ? bothGenders(itMasculine, itFeminine) : en;
