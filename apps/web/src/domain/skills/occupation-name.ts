import type { I18n } from "@lingui/core";
import type { Occupation } from "@orbita/contract";
import { bothGenders } from "@orbita/contract/skills/both-genders";

type OccupationNames = Pick<Occupation, "itMasculine" | "itFeminine" | "en">;

/** The name of a job title: Italian in the Italian locale, otherwise English. */
export const occupationName = (i18n: I18n, { itMasculine, itFeminine, en }: OccupationNames): string =>
  i18n.locale === "it" ? bothGenders(itMasculine, itFeminine) : en;
