import { singleForm, type Lexicon } from "../../lexicon/index.ts";
import { understandJobText } from "./understand-job-text.ts";

/** The names that a post's title and skills have in both languages, for its search document. */
export type JobPostNames = {
  /** Ids of the occupations and skills that the title names. */
  readonly titleNames: readonly string[];
  /** The ISCO-08 groups of these occupations. */
  readonly titleGroups: readonly string[];
  /** Ids of the listed skills, and of the broader skills that they include. */
  readonly skillNames: readonly string[];
  readonly titleForms: string;
  readonly skillForms: string;
};

/** Joins each pair of adjacent words, because people write "back end", "back-end" and "backend". */
function joinedPairs(title: string): string[] {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(1).map((word, at) => words[at]! + word);
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

export function namesOfPost(title: string, skillIds: readonly string[], lexicon: Lexicon): JobPostNames {
  const plain = singleForm(title);
  const terms = understandJobText(plain, lexicon);
  const named = terms.flatMap(({ ids }) => ids);
  // Parsing a title finds the longest names. Only a title without any is searched for occupations in another way, which ignores
  // words for seniority.
  const occupations = unique(
    named.length > 0 ? named.filter((id) => lexicon.occupations.has(id)) : lexicon.titles.namedIn(title),
  );
  const skills = unique(named.filter((id) => lexicon.skills.has(id)));
  const namesOf = (ids: readonly string[]) => unique(ids.flatMap((id) => lexicon.names.get(id) ?? [])).join("\n");
  const own = skillIds.map((id) => lexicon.skills.get(id)?.id ?? id);
  return {
    titleNames: [...occupations, ...skills],
    titleGroups: unique(occupations.flatMap((id) => lexicon.titles.groupOf(id) ?? [])),
    skillNames: unique([...own, ...skills].flatMap((id) => [id, ...(lexicon.broader.get(id) ?? [])])),
    titleForms: [namesOf([...occupations, ...skills]), ...joinedPairs(plain)].join("\n"),
    skillForms: namesOf(own),
  };
}
