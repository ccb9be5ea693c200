import type { JobWishes, Resume } from "@orbita/contract";
import { plainText, statementsOf, voiceAt } from "../evidence/index.ts";
import { namesOfPost, wordFormsOfTitle } from "../job-posts/index.ts";
import { contentWordsIn, isGenericTitle, termsIn, wordFormKeyOf, type Lexicon } from "../lexicon/index.ts";

/** The occupations and skills of a CV, as ids by which job posts are indexed. Data that identifies the person is left out. */
export type CvSubjects = {
  /** Ids of the occupations that the person wants. */
  readonly wished: readonly string[];
  /** Ids of the occupations that the headline and the latest job name. */
  readonly latest: readonly string[];
  /** Ids of the occupations of earlier jobs. */
  readonly earlier: readonly string[];
  /** Ids of occupations of the same kind as all of these: any developer for "Sviluppatrice". */
  readonly kinds: readonly string[];
  /** The ISCO-08 groups of all these occupations, and the groups near them. */
  readonly groups: readonly string[];
  readonly nearGroups: readonly string[];
  /** The words of each of the latest titles, without gender and number, for titles that the taxonomy does not know. */
  readonly titles: readonly (readonly string[])[];
  /** Ids of the skills that the CV documents, and of the broader skills that they prove; soft skills apart. */
  readonly skills: readonly string[];
  readonly softSkills: readonly string[];
};

type DatedEntry = Resume["experience"][number];
/** Sort key: current entries first, then the most recently ended. */
const lastOf = ({ isCurrent, end, start }: DatedEntry): string => (isCurrent ? "9999" : (end ?? start ?? ""));

/** The titles of the latest jobs, and of earlier ones. Several current jobs are all the latest. */
function titlesOf({ headline, experience }: Resume) {
  const newest = experience.map(lastOf).toSorted().at(-1);
  const [latest, earlier] = [true, false].map((isLatest) =>
    experience.flatMap((entry) => (entry.title && (lastOf(entry) === newest) === isLatest ? [entry.title] : [])),
  ) as [string[], string[]];
  return { latest: headline ? [headline, ...latest] : latest, earlier };
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Titles are read as the index reads those of jobs, in both languages, because a CV does not say which one it is in. */
function occupationsIn(titles: readonly string[], lexicon: Lexicon) {
  const read = titles.flatMap((title) =>
    ["it", "en"].map((language) => namesOfPost({ title, language, skillIds: [] }, lexicon)),
  );
  const known = titles.flatMap((title) => lexicon.titles.namedIn(title));
  const named = read.flatMap(({ titleNames }) => titleNames).filter((id) => lexicon.occupations.has(id));
  return { ids: unique([...named, ...known]), kinds: unique(read.flatMap(({ titleKinds }) => titleKinds)) };
}

/** The words of the titles that can be searched by them: not sentences, and not only a general word such as "addetto". */
const searchableTitles = (titles: readonly string[]): string[][] =>
  unique(titles)
    .map(wordFormsOfTitle)
    .filter((words) => words.length <= 6 && words.some((word) => word.length > 3 && !isGenericTitle(word)));

/** Ids of the occupations that a person has, had or wants. */
export function ownOccupations(resume: Resume, wishes: JobWishes | null, lexicon: Lexicon): string[] {
  const titles = titlesOf(resume);
  const wished = wishes?.roles.map(({ id }) => id) ?? [];
  return unique([...wished, ...occupationsIn([...titles.latest, ...titles.earlier], lexicon).ids]);
}

/** Ids of the skills with this name. "Termoidraulica" is a skill, "termoidraulico" a job: both name the skill. */
const skillsNamed = (words: string, { senses }: Lexicon): string[] =>
  (senses.get(wordFormKeyOf(contentWordsIn(words))) ?? []).flatMap(({ kind, id }) => (kind === "skill" ? id : []));

/**
 * Ids of the skills that the CV lists or names without denying them. This only finds jobs; whether a requirement is met is decided by
 * the evidence.
 */
function skillsIn(resume: Resume, lexicon: Lexicon): string[] {
  return statementsOf(resume).flatMap(({ text, skillId }) => {
    if (skillId !== null) return lexicon.skills.get(skillId)?.id ?? [];
    const { low } = plainText(text);
    return termsIn(text, lexicon).flatMap(({ named, from, words }) =>
      named && voiceAt(low, from, from + words.length) === "has" ? skillsNamed(words, lexicon) : [],
    );
  });
}

export function cvSubjects(resume: Resume, wishes: JobWishes | null, lexicon: Lexicon): CvSubjects {
  const titles = titlesOf(resume);
  const latest = occupationsIn(titles.latest, lexicon);
  const earlier = occupationsIn(titles.earlier, lexicon);
  const wished = wishes?.roles.map(({ id }) => id) ?? [];
  const groups = unique([...wished, ...latest.ids, ...earlier.ids].flatMap((id) => lexicon.titles.groupOf(id) ?? []));
  const skills = unique(skillsIn(resume, lexicon).flatMap((id) => [id, ...(lexicon.broader.get(id) ?? [])]));
  return {
    wished,
    latest: latest.ids,
    earlier: earlier.ids.filter((id) => !latest.ids.includes(id)),
    kinds: unique([...latest.kinds, ...earlier.kinds]),
    groups,
    nearGroups: unique(groups.flatMap((group) => lexicon.groups.get(group) ?? [])).filter(
      (group) => !groups.includes(group),
    ),
    titles: searchableTitles(titles.latest),
    skills: skills.filter((id) => !lexicon.softSkills.has(id)),
    softSkills: skills.filter((id) => lexicon.softSkills.has(id)),
  };
}
