import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { toggleValue, changeTalentSearch, type TalentSearch } from "~/domain/talent-search/search-address.ts";
import { languageName, type LabelLookup } from "~/domain/talent-search/talent-labels.ts";

export type ActiveTalentFilter = { key: string; words: string; without: TalentSearch };

export function useYearsLabel() {
  const { t } = useLingui();
  return (from: number | null, to: number | null): string => {
    if (from !== null && to !== null) return t`${from}–${plural(to, { one: "# year", other: "# years" })}`;
    if (from !== null) return t`${plural(from, { one: "at least # year", other: "at least # years" })}`;
    return to === null ? t`any` : t`${plural(to, { one: "up to # year", other: "up to # years" })}`;
  };
}

/** The active filters as text, each with the search that results from removing it. */
export function useActiveFilters(
  search: TalentSearch,
  labelOf: LabelLookup,
  jobTitle: string | undefined,
): ActiveTalentFilter[] {
  const { t, i18n } = useLingui();
  const yearsWords = useYearsLabel();
  const { skills, any, roles, place, languages, from, to, education, regions, course, certification } = search;
  const filter = (key: string, words: string, change: Partial<TalentSearch>): ActiveTalentFilter => ({
    key,
    words,
    without: changeTalentSearch(search, change),
  });
  const skillList = new Intl.ListFormat(i18n.locale, { type: any ? "disjunction" : "conjunction" });
  const skillNames = skillList.format(skills.map((id) => labelOf(id, t`Skill`)));
  const where = place?.name ?? t`Around a point`;
  return [
    ...(search.job === null ? [] : [filter("job", jobTitle ? t`Fits ${jobTitle}` : t`Fits a job`, { job: null })]),
    ...(skills.length > 0 ? [filter("skills", skillNames, { skills: [], any: false })] : []),
    ...roles.map((id) => filter(id, labelOf(id, t`Role`), { roles: toggleValue(roles, id) })),
    ...(place ? [filter("place", t`${where}, ${place.km} km`, { place: null })] : []),
    ...languages.map((one) => {
      const name = languageName(i18n.locale, one.code);
      const rest = languages.filter((other) => other !== one);
      return filter(one.code, one.level ? t`${name} ${one.level}+` : name, { languages: rest });
    }),
    ...(from === null && to === null ? [] : [filter("years", yearsWords(from, to), { from: null, to: null })]),
    ...education.map((id) => filter(id, labelOf(id, t`Education`), { education: toggleValue(education, id) })),
    ...regions.map((name) => filter(name, name, { regions: toggleValue(regions, name) })),
    ...(course === null ? [] : [filter("course", t`course “${course}”`, { course: null })]),
    ...(certification === null
      ? []
      : [filter("certification", t`certification “${certification}”`, { certification: null })]),
  ];
}
