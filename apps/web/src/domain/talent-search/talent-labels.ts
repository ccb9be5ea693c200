import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Criterion, ResumeCard, TalentSearchPage } from "@orbita/contract";

type BilingualLabel = { it: string; en: string | null };
type TalentNameFields = Pick<ResumeCard, "firstName" | "lastName">;

/** The name that the talent made visible; null if none. */
export const nameOf = ({ firstName, lastName }: TalentNameFields): string | null =>
  [firstName, lastName].filter(Boolean).join(" ") || null;

export function useTalentName() {
  const { t } = useLingui();
  return (talent: TalentNameFields): string => nameOf(talent) ?? t`Anonymous person`;
}

/** The text of a criterion, with its years or its level. */
export function useCriterionName() {
  const { t, i18n } = useLingui();
  return ({ label, minYears, level }: Criterion): string => {
    const name = i18n.locale === "it" ? label.it : label.en;
    if (minYears !== null) return t`${name}, ${plural(minYears, { one: "# year", other: "# years" })}`;
    return level === null ? name : `${name} ${level}`;
  };
}

/** Labels of ids and codes, from the criteria and facets of the response. */
export function collectLabels(page: TalentSearchPage | undefined): ReadonlyMap<string, BilingualLabel> {
  const facets = Object.values(page?.facets ?? {}).flatMap((values) =>
    values.flatMap(({ value, label }) => (label ? [[value, label] as const] : [])),
  );
  const criteria = (page?.criteria ?? []).map(({ id, label }) => [id, label] as const);
  return new Map<string, BilingualLabel>([...facets, ...criteria]);
}

export function useLabels(page: TalentSearchPage | undefined) {
  const { i18n } = useLingui();
  const labels = collectLabels(page);
  const inLanguage = ({ it, en }: BilingualLabel): string => (i18n.locale === "it" ? it : (en ?? it));
  return (id: string, otherwise: string): string => {
    const label = labels.get(id);
    return label ? inLanguage(label) : otherwise;
  };
}
export type LabelLookup = ReturnType<typeof useLabels>;

/** The name of a language, for example "Inglese" for `en`. */
export const languageName = (locale: string, code: string): string => {
  const name = new Intl.DisplayNames([locale, "en"], { type: "language" }).of(code.replace("_", "-")) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
