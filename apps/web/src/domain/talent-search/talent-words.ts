import { useLingui } from "@lingui/react/macro";
import type { ResumeCard, TalentPage } from "@orbita/contract";

type Label = { it: string; en: string | null };
type TalentNameFields = Pick<ResumeCard, "firstName" | "lastName">;

/** The name that the talent shows; null without a name. */
export const nameOf = ({ firstName, lastName }: TalentNameFields): string | null =>
  [firstName, lastName].filter(Boolean).join(" ") || null;

export function useTalentName() {
  const { t } = useLingui();
  return (talent: TalentNameFields): string => nameOf(talent) ?? t`Person without a name`;
}

/** Labels of ids and codes, from the criteria and facets of the response. */
export function labelsOf(page: TalentPage | undefined): ReadonlyMap<string, Label> {
  const facets = Object.values(page?.facets ?? {}).flatMap((values) =>
    values.flatMap(({ value, label }) => (label ? [[value, label] as const] : [])),
  );
  const criteria = (page?.criteria ?? []).map(({ id, label }) => [id, label] as const);
  return new Map<string, Label>([...facets, ...criteria]);
}

export function useLabels(page: TalentPage | undefined) {
  const { i18n } = useLingui();
  const labels = labelsOf(page);
  const inLanguage = ({ it, en }: Label): string => (i18n.locale === "it" ? it : (en ?? it));
  return (id: string, otherwise: string): string => {
    const label = labels.get(id);
    return label ? inLanguage(label) : otherwise;
  };
}
export type LabelOf = ReturnType<typeof useLabels>;

/** For example "Inglese" for `en`. */
export const languageName = (locale: string, code: string): string => {
  const name = new Intl.DisplayNames([locale, "en"], { type: "language" }).of(code.replace("_", "-")) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
