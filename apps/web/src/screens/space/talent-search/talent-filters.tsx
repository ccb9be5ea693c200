import { useLingui } from "@lingui/react/macro";
import type { FacetCounts, TalentSearchPage } from "@orbita/contract";
import { suggestSkills } from "~/domain/skills/find-skills.ts";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import { FacetGroup, type FacetItem } from "./facet-group.tsx";
import { LanguageFilter } from "./language-filter.tsx";
import { NameFilter } from "./name-filter.tsx";
import { OtherSkillChoice, SkillChoice } from "./skill-choice.tsx";
import { PlaceFilter } from "./place-filter.tsx";
import { toggleValue } from "~/domain/talent-search/search-address.ts";
import { languageName, useLabels } from "~/domain/talent-search/talent-labels.ts";
import type { TalentSearchControl } from "~/domain/talent-search/use-talents.tsx";
import { YearsFilter } from "./years-filter.tsx";

type Props = { talents: TalentSearchControl; page: TalentSearchPage | undefined; look: "checks" | "chips" };
type FacetValueCounts = FacetCounts[string];

/** The chosen values stay first, then the most common ones. Equal numbers are in the order of their labels, so that the list is always the same. */
export const sortFacetItems = (items: readonly FacetItem[], chosen: readonly string[]): FacetItem[] => {
  const numberOf = ({ value, count }: FacetItem): number => (chosen.includes(value) ? Infinity : (count ?? 0));
  return items.toSorted((one, other) => {
    const [first, second] = [numberOf(one), numberOf(other)];
    return first === second ? one.label.localeCompare(other.label) : second - first;
  });
};

/** The values of a filter with the chosen values first, even those that no search result has. */
const withChosen = (values: FacetValueCounts, chosen: readonly string[]): { value: string; count: number | null }[] => [
  ...chosen.map((id) => values.find(({ value }) => value === id) ?? { value: id, count: null }),
  ...values.filter(({ value }) => !chosen.includes(value)),
];

/** All filters, with the number of results for each choice. */
export function TalentFilters({ talents: { search, change }, page, look }: Props) {
  const { t, i18n } = useLingui();
  const labelOf = useLabels(page);
  const facets = page?.facets ?? {};
  const { found, suggestFor } = useSuggestions((text) => suggestSkills(text));
  const items = (name: string, chosen: readonly string[], otherwise: string): FacetItem[] =>
    sortFacetItems(
      withChosen(facets[name] ?? [], chosen).map((one) => ({ ...one, label: labelOf(one.value, otherwise) })),
      chosen,
    );
  const languages = withChosen(
    (facets["languages"] ?? []).map(({ value, count }) => ({ value: value.replace(/^language_/, ""), count })),
    search.languages.map(({ code }) => code),
  ).map((one) => ({ ...one, label: languageName(i18n.locale, one.value) }));
  const moreSkills = found.map(({ id, it, en }) => ({
    value: id,
    label: i18n.locale === "it" ? it : (en ?? it),
    count: null,
  }));
  return (
    <>
      <FacetGroup
        title={t`Skills`}
        items={items("skills", search.skills, t`Skill`)}
        chosen={search.skills}
        onToggle={(id) => change({ skills: toggleValue(search.skills, id) })}
        more={page && { found: moreSkills, onType: suggestFor }}
        {...{ look, first: 4 }}
        lead={search.skills.length > 0 && <SkillChoice any={search.any} onChange={(any) => change({ any })} />}
      >
        <OtherSkillChoice any={search.any} counts={page?.skillChoice ?? null} />
      </FacetGroup>
      <FacetGroup
        title={t`Suggested role, if shared`}
        items={items("roles", search.roles, t`Role`)}
        chosen={search.roles}
        onToggle={(id) => change({ roles: toggleValue(search.roles, id) })}
        {...{ look, first: 3 }}
      />
      <PlaceFilter place={search.place} onChange={(place) => change({ place })} />
      <LanguageFilter
        items={languages}
        chosen={search.languages}
        onChange={(chosen) => change({ languages: chosen })}
      />
      <YearsFilter
        key={`${search.from}-${search.to}`}
        from={search.from}
        to={search.to}
        onChange={(years) => change(years)}
      />
      <FacetGroup
        title={t`Education`}
        items={items("education", search.education, t`Education`)}
        chosen={search.education}
        onToggle={(id) => change({ education: toggleValue(search.education, id) })}
        {...{ look, first: 3 }}
      />
      <FacetGroup
        title={t`Region`}
        items={withChosen(facets["region"] ?? [], search.regions).map((one) => ({ ...one, label: one.value }))}
        chosen={search.regions}
        onToggle={(name) => change({ regions: toggleValue(search.regions, name) })}
        {...{ look, first: 3 }}
      />
      <NameFilter
        key={`course ${search.course}`}
        list="courses"
        title={t`Courses`}
        label={t`Course name`}
        name={search.course}
        onChange={(course) => change({ course })}
      />
      <NameFilter
        key={`certification ${search.certification}`}
        list="certifications"
        title={t`Certifications`}
        label={t`Certification name`}
        name={search.certification}
        onChange={(certification) => change({ certification })}
      />
    </>
  );
}
