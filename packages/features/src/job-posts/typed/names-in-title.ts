import {
  contentWordsIn,
  isGenericTitle,
  singleForm,
  wordFormKeyOf,
  wordsIn,
  type Lexicon,
} from "../../lexicon/index.ts";
import { isCertainJob, type JobTerm } from "./job-term.ts";
import { understandJobText } from "./understand-job-text.ts";

/** The names that a post's title and skills have in both languages, for its search document. */
export type JobPostNames = {
  /** Ids of the occupations and skills that the title names. */
  readonly titleNames: readonly string[];
  /** The ISCO-08 groups of these occupations. */
  readonly titleGroups: readonly string[];
  /** Ids of related occupations: of the general kind that the title names ("Sarta/o" means any tailor), or with its name as an alias. */
  readonly titleKinds: readonly string[];
  /** Ids of the listed skills, and of the broader skills that they include. */
  readonly skillNames: readonly string[];
  readonly titleForms: string;
  readonly skillForms: string;
};

/** Joins each pair of adjacent words, because people write "back end", "back-end" and "backend". */
function joinedPairs(title: string): string[] {
  const words = contentWordsIn(title).flatMap(({ low }) => (low.length > 1 ? [low] : []));
  return words.slice(1).map((word, at) => words[at]! + word);
}

/** A title in which a job for both genders is written once: "Cuoca/cuoco" and "Cuoca/o" become "Cuoca". */
const inOneGender = (title: string): string =>
  singleForm(title).replaceAll(/(\p{L}+)\/(\p{L}+)/gu, (both, one: string, other: string) =>
    wordFormKeyOf(wordsIn(one)) === wordFormKeyOf(wordsIn(other)) ? one : both,
  );

/** All words of a title without gender and number, so that a title means the same in each of its forms. */
export const wordFormsOfTitle = (title: string): string[] =>
  unique(contentWordsIn(inOneGender(title)).map(({ form }) => form));

type TitleIds = { readonly names: readonly string[]; readonly kinds: readonly string[] };

/**
 * The ids that a term of a title names, and those of related kinds. The name of a skill may contain a job. It names that job if
 * both share a skill: "saldatore TIG" is a welder, but "cameriera ai piani" is not a waiter.
 */
function idsInTitle(
  { ids, others, parts, ...term }: JobTerm,
  head: string,
  { occupations, broader }: Lexicon,
): TitleIds {
  // Only the word that names the job says its kind: "Medico competente" is a doctor.
  const named = [term, ...parts].filter(({ words }) => contentWordsIn(words).some(({ form }) => form === head));
  const certain = named.map(({ heads }) => heads).filter((kind) => kind.length <= mostOfKind);
  const kinds = [...others.filter((id) => occupations.has(id)), ...certain.flat()];
  if (ids.some((id) => occupations.has(id))) return { names: ids, kinds };
  const work = new Set([...ids, ...ids.flatMap((id) => broader.get(id) ?? [])]);
  const jobs = parts.filter(isCertainJob).map((part) => part.ids);
  const isShared = (job: readonly string[]) => job.some((id) => work.has(id));
  return {
    names: [...ids, ...jobs.filter(isShared).flat()],
    kinds: [...kinds, ...jobs.filter((job) => !isShared(job)).flat()],
  };
}

/** Matches the end of the first part of a title, which names the job: "Staff nurse, night shift". */
const partEnds = /[,;:()|–—]|\s-\s/u;

/**
 * The words that name the job, without gender and number: in Italian the first word of the title, in English the last word of
 * its first part. A generic word such as "addetto" or "assistant" counts only together with the next one.
 */
export function headOfTitle(title: string, language: string): string {
  const words = contentWordsIn(inOneGender(title).split(partEnds)[0]!).filter(({ low }) => !levels.has(low));
  const ordered = language === "en" ? words.toReversed() : words;
  const end = ordered.findIndex(({ low }) => !isGenericTitle(low));
  return ordered
    .slice(0, end === -1 ? undefined : end + 1)
    .map(({ form }) => form)
    .join(" ");
}

/** Maximum number of occupations of a kind. A word with more is too general to name them. */
const mostOfKind = 8;

const levels = new Set(["senior", "junior", "jr", "sr", "vice"]);

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Whether the term only describes another one: in Italian a job right after another ("Geometra contabile"), or a job after
 * "capo".
 */
function isDescription(term: JobTerm, before: JobTerm | undefined, { plain, language }: PlainTitle): boolean {
  if (/(?:^|\s)capo\s+$/i.test(plain.slice(0, term.from))) return true;
  if (language !== "it" || before === undefined || ![before, term].every(isCertainJob)) return false;
  return plain.slice(before.from + before.words.length, term.from).trim() === "";
}

type PlainTitle = { readonly plain: string; readonly language: string };
type NamedPost = { readonly title: string; readonly language: string; readonly skillIds: readonly string[] };

export function namesOfPost({ title, language, skillIds }: NamedPost, lexicon: Lexicon): JobPostNames {
  const plain = inOneGender(title);
  const head = headOfTitle(title, language);
  const terms = understandJobText(plain, lexicon);
  const inTitle = terms.map((term, at): TitleIds => {
    const { names, kinds } = idsInTitle(term, head, lexicon);
    return isDescription(term, terms[at - 1], { plain, language })
      ? { names: [], kinds: [...names.filter((id) => lexicon.occupations.has(id)), ...kinds] }
      : { names, kinds };
  });
  const named = inTitle.flatMap(({ names }) => names);
  // Parsing a title finds the longest names. Only a title without any is searched for occupations in another way, which ignores
  // words for seniority.
  const occupations = unique(
    terms.some(({ ids }) => ids.length > 0)
      ? named.filter((id) => lexicon.occupations.has(id))
      : lexicon.titles.namedIn(title),
  );
  const skills = unique(named.filter((id) => lexicon.skills.has(id)));
  const namesOf = (ids: readonly string[]) => unique(ids.flatMap((id) => lexicon.names.get(id) ?? [])).join("\n");
  const own = skillIds.map((id) => lexicon.skills.get(id)?.id ?? id);
  return {
    titleNames: [...occupations, ...skills],
    titleKinds: unique(inTitle.flatMap(({ kinds }) => kinds)),
    titleGroups: unique(occupations.flatMap((id) => lexicon.titles.groupOf(id) ?? [])),
    skillNames: unique([...own, ...skills].flatMap((id) => [id, ...(lexicon.broader.get(id) ?? [])])),
    titleForms: [namesOf([...occupations, ...skills]), ...joinedPairs(plain)].join("\n"),
    skillForms: namesOf(own),
  };
}
