import type { Criterion, Filter } from "@orbita/contract";
import type { SkillRelations } from "../evidence/index.ts";
import type { BilingualLabel, Lexicon, LexiconPlace, SearchTerm } from "../lexicon/index.ts";

/** A search criterion with everything needed to search documents for it. */
export type SearchCriterion = Criterion & {
  /** The minimum self-assessed level of a skill criterion. */
  readonly skillLevel: number | null;
  /** For a criterion of plain words: whether the words must be adjacent. */
  readonly isPhrase: boolean;
  /** For an education criterion: whether higher levels match too. */
  readonly orAbove: boolean;
  /** For a criterion of a general job word such as "developer": the ids of all occupations of this kind. */
  readonly heads: readonly string[];
  /** For a criterion of words that name a place: the place, which is matched with the place of residence. */
  readonly place: LexiconPlace | null;
  /** Ids that count as near matches of the criterion: related skills, or ISCO-08 groups near the occupation's group. */
  readonly near: readonly string[];
};

/** Maximum number of search criteria; further criteria are ignored. The limit keeps the score within the range of exact integers. */
export const mostCriteria = 24;

const plain = {
  minYears: null,
  level: null,
  words: null,
  skillLevel: null,
  isPhrase: false,
  orAbove: false,
  heads: [],
  place: null,
  near: [],
};
const itself = (id: string): BilingualLabel => ({ it: id, en: id });

const cut = (value: string, mark: ":" | "@"): [string, string] => {
  const at = value.lastIndexOf(mark);
  return at === -1 ? [value, ""] : [value.slice(0, at), value.slice(at + 1)];
};
const whole = (text: string): number | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);

type CriterionParser = (value: string, lexicon: Lexicon) => SearchCriterion;

const skill = (id: string, lexicon: Lexicon, more: Partial<SearchCriterion> = {}): SearchCriterion => {
  const named = lexicon.skills.get(id);
  return { ...plain, kind: "skill", id: named?.id ?? id, label: named?.label ?? itself(id), ...more };
};
const occupation: CriterionParser = (id, lexicon) => ({
  ...plain,
  kind: "occupation",
  id,
  label: lexicon.occupations.get(id)?.label ?? itself(id),
});
const coded = (kind: "language" | "education", id: string, lexicon: Lexicon): SearchCriterion => ({
  ...plain,
  kind,
  id,
  label: lexicon.codes.get(id) ?? itself(id),
});

/** Functions by filter field that turn the field's values into criteria. */
const readers: Readonly<Record<string, CriterionParser>> = {
  skills: (value, lexicon) => skill(value, lexicon),
  skillYears: (value, lexicon) => {
    const [id, years] = cut(value, ":");
    return skill(id, lexicon, { minYears: whole(years) });
  },
  skillLevels: (value, lexicon) => {
    const [id, level] = cut(value, "@");
    return skill(id, lexicon, { skillLevel: whole(level) });
  },
  occupations: occupation,
  roles: occupation,
  languages: (value, lexicon) => coded("language", value, lexicon),
  languageLevels: (value, lexicon) => {
    const [id, level] = cut(value, ":");
    return { ...coded("language", id, lexicon), level: level as Criterion["level"] };
  },
  education: (value, lexicon) => coded("education", value, lexicon),
  educationLevels: (value, lexicon) => ({ ...coded("education", value, lexicon), orAbove: true }),
};

const inFilters = (filters: readonly Filter[], lexicon: Lexicon): SearchCriterion[] =>
  filters
    .filter(({ mm }) => mm === "is" || mm === "in")
    .flatMap(({ f, v }) => [v].flat().flatMap((value) => readers[f]?.(value as string, lexicon) ?? []));

const unnamed = (words: string, place: LexiconPlace | null) =>
  place
    ? { kind: "place" as const, id: place.name, label: itself(place.name) }
    : { kind: "words" as const, id: words, label: itself(words) };

export function wantedBy({ named, words, isPhrase, minYears, level, heads, place }: SearchTerm): SearchCriterion {
  const { kind, id, label } = named ?? unnamed(words, place);
  return { ...plain, kind, id, label, minYears, level, words, isPhrase, heads, place };
}

/**
 * The number of conditions (years, language level, skill level) that a criterion adds to its subject. A criterion without
 * conditions is merged into another criterion with the same subject.
 */
const says = ({ minYears, level, skillLevel }: SearchCriterion): number =>
  [minYears, level, skillLevel].filter((one) => one !== null).length;

function once(all: readonly SearchCriterion[]): SearchCriterion[] {
  const kept: SearchCriterion[] = [];
  for (const one of all) {
    const known = kept.findIndex(({ kind, id }) => kind === one.kind && id === one.id);
    if (known === -1) kept.push(one);
    else if (says(one) > 0 && says(kept[known]!) === 0) kept[known] = one;
    else if (says(one) > 0 && JSON.stringify(one) !== JSON.stringify(kept[known])) kept.push(one);
  }
  return kept;
}

/**
 * The criteria of a talent search without duplicates: first those of the filters, then those of the search text, then the given
 * ones of a job.
 */
export const parseCriteria = (
  filters: readonly Filter[],
  terms: readonly SearchTerm[],
  lexicon: Lexicon,
  ofJob: readonly SearchCriterion[] = [],
): SearchCriterion[] => once([...inFilters(filters, lexicon), ...terms.map(wantedBy), ...ofJob]).slice(0, mostCriteria);

export function withNear(
  one: SearchCriterion,
  relations: SkillRelations,
  { titles, groups }: Lexicon,
): SearchCriterion {
  if (one.kind === "occupation") return { ...one, near: groups.get(titles.groupOf(one.id) ?? "") ?? [] };
  if (one.kind !== "skill") return one;
  const family = relations.skills.get(one.id) ?? [];
  return { ...one, near: family.filter(({ by }) => by === "related").map(({ id }) => id) };
}

/** A search criterion as the response shows it. */
export const shownCriterion = ({ kind, id, label, minYears, level, words }: SearchCriterion): Criterion => ({
  kind,
  id,
  label,
  minYears,
  level,
  words,
});
