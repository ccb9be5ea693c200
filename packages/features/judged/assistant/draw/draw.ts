import type { FictionalPerson } from "../people.ts";
import type { SeededRandom } from "../random.ts";
import { aliasesIn, namesOf, nearTo, type ReferenceSkill } from "../reference.ts";
import type { RenderedResume } from "../render.ts";
import type { QuestionTexts, Lang } from "../trades/trade.ts";
import type { ExpectedAnswer } from "../truth.ts";
import type { PlaceholderValues } from "../phrase.ts";

export type PersonWithResume = FictionalPerson & RenderedResume;
export type DrawContext = {
  readonly random: SeededRandom;
  /** The language of the question. */
  readonly language: Lang;
  /** The person whom the question is about. Another person is drawn if this kind of question cannot be asked about them. */
  readonly person: PersonWithResume;
  readonly people: readonly PersonWithResume[];
};
export type DrawnQuestion = {
  readonly sort: string;
  readonly wordings: QuestionTexts;
  readonly words?: PlaceholderValues;
  readonly truth: ExpectedAnswer;
  /** All people in the list that the question is about; if absent, only `person`. */
  readonly among?: readonly PersonWithResume[];
};
export type QuestionGenerator = (drawing: DrawContext) => DrawnQuestion | null;

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9+#]+/g, " ")
    .trim()} `;
export const mentions = (text: string, name: string): boolean => plain(text).includes(plain(name));

/** The whole text of a person's CV. */
export const allOf = ({ resume }: PersonWithResume): string => JSON.stringify(resume);

/** Whether the CV mentions the skill or a related skill, under any name and in any section. */
export function hasNear(person: PersonWithResume, { code }: ReferenceSkill): boolean {
  const text = plain(allOf(person));
  return nearTo(code).some(({ every }) => every.some((name) => name.length > 2 && text.includes(plain(name))));
}

const entryText = ({ title, tasks }: { title: string; tasks: readonly string[] }) => [title, ...tasks].join(" / ");
/** The jobs whose title or tasks mention one of these names. */
export const jobsNaming = ({ resume, jobs }: PersonWithResume, names: readonly string[]) => {
  const saying = new Set(
    resume.experience!.filter((entry) => names.some((name) => mentions(entryText(entry), name))).map(({ id }) => id),
  );
  return jobs.filter(({ id }) => saying.has(id));
};
export const jobsSaying = (person: PersonWithResume, skill: ReferenceSkill) => jobsNaming(person, namesOf(skill));

/** The name that a recruiter uses for a skill: its label in the recruiter's language, or an alias. */
export function callFor({ random, language }: DrawContext, skill: ReferenceSkill): string {
  const aliases = aliasesIn(skill, language);
  const name = random.chance(0.2) && aliases.length > 0 ? random.one(aliases) : skill[language];
  return language === "it" && / /u.test(name) && random.chance(0.6)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
