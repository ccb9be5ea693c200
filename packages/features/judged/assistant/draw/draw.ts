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
  /** Of the question. */
  readonly language: Lang;
  /** Whom it is about: drawn, and drawn again where nothing of the kind can be asked. */
  readonly person: PersonWithResume;
  readonly people: readonly PersonWithResume[];
};
export type DrawnQuestion = {
  readonly sort: string;
  readonly wordings: QuestionTexts;
  readonly words?: PlaceholderValues;
  readonly truth: ExpectedAnswer;
  /** All who stand in the list that is asked about; the person alone where it is not said. */
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

/** All that a CV says, in one text. */
export const allOf = ({ resume }: PersonWithResume): string => JSON.stringify(resume);

/** Whether a CV says anything that could stand for a skill: one near to it, by whatever name, wherever. */
export function hasNear(person: PersonWithResume, { code }: ReferenceSkill): boolean {
  const text = plain(allOf(person));
  return nearTo(code).some(({ every }) => every.some((name) => name.length > 2 && text.includes(plain(name))));
}

const entryText = ({ title, tasks }: { title: string; tasks: readonly string[] }) => [title, ...tasks].join(" / ");
/** The jobs whose lines say the skill by one of these names. */
export const jobsNaming = ({ resume, jobs }: PersonWithResume, names: readonly string[]) => {
  const saying = new Set(
    resume.experience!.filter((entry) => names.some((name) => mentions(entryText(entry), name))).map(({ id }) => id),
  );
  return jobs.filter(({ id }) => saying.has(id));
};
export const jobsSaying = (person: PersonWithResume, skill: ReferenceSkill) => jobsNaming(person, namesOf(skill));

/** As a recruiter names a skill: by its name in their language, or by another one. */
export function callFor({ random, language }: DrawContext, skill: ReferenceSkill): string {
  const aliases = aliasesIn(skill, language);
  const name = random.chance(0.2) && aliases.length > 0 ? random.one(aliases) : skill[language];
  return language === "it" && / /u.test(name) && random.chance(0.6)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
