import type { AssistantAnswer, AssistantExchange, AssistantStatement } from "@orbita/contract";
import type { AssistantSubject } from "../subject.ts";
import { compare } from "./compare.ts";
import { criteriaFor } from "./criteria.ts";
import { jobFitOf } from "./fit.ts";
import { completed, isFollowUp } from "./follow-up.ts";
import { intentOf } from "./intents.ts";
import type { SkillKnowledge } from "./knowledge.ts";
import { thingsIn } from "./named-things.ts";
import { peopleIn } from "./people.ts";
import { parseQuestion, type ParsedQuestion } from "./question.ts";
import { questionLanguage } from "./question-language.ts";
import { prepareResume, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { refuse } from "./refuse.ts";
import { suggestNext, suggestQuestions } from "./suggest.ts";
import {
  compareText,
  nobodyText,
  notSaidText,
  refusalTexts,
  unclearText,
  unsaidOf,
  unsaidRequirements,
} from "./texts.ts";

export type AnswerInput = {
  readonly question: string;
  /** The fallback if the language of the question cannot be detected. */
  readonly language: "it" | "en";
  readonly subjects: readonly AssistantSubject[];
  /** Earlier messages of the conversation, the latest last. */
  readonly before: readonly Pick<AssistantExchange, "question" | "answer">[];
  readonly now: Date;
};

export type DraftedAnswer = Omit<AssistantAnswer, "engine"> & { readonly language: "it" | "en" };
type AnswerLanguage = DraftedAnswer["language"];

const empty = { text: "", statements: [], comparison: null, refusal: null, suggestions: [] };

function declined(
  refusal: NonNullable<AssistantAnswer["refusal"]>,
  language: AnswerLanguage,
  subjects: readonly AssistantSubject[],
): DraftedAnswer {
  const suggestions = refusal === "ranking" ? suggestQuestions(subjects, language).slice(0, 2) : [];
  return { ...empty, kind: "declined", text: refusalTexts[refusal][language], refusal, suggestions, language };
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Prefixes each statement with the person's name, for an answer about several people. */
const labelled = ({ subject }: PreparedResume, statements: readonly AssistantStatement[]): AssistantStatement[] =>
  statements.map(({ text, quotes }) => ({ text: `${subject.label}: ${lowered(text)}`, quotes }));

type SubjectFinding = { readonly reading: PreparedResume; readonly finding: ResumeFinding };

/**
 * Combines the findings about several people: the statements about each person whose CV answers the question, and at the end
 * the people whose CVs do not. If no CV answers it, it returns the closest matches of all.
 */
function ofSeveral(
  found: readonly SubjectFinding[],
  language: AnswerLanguage,
): Pick<DraftedAnswer, "kind" | "text" | "statements"> {
  const held = found.filter(({ finding }) => finding.isSaid);
  const shown = held.length > 0 ? held : found;
  const statements = shown.flatMap(({ reading, finding }) => labelled(reading, finding.statements));
  if (held.length === 0) return { kind: "notSaid", text: notSaidText[language], statements };
  const others = found.flatMap(({ reading, finding }) => (finding.isSaid ? [] : reading.subject.label));
  return { kind: "answered", text: others.length > 0 ? unsaidOf(others)[language] : "", statements };
}

function ofOne(
  { finding }: SubjectFinding,
  language: AnswerLanguage,
): Pick<DraftedAnswer, "kind" | "text" | "statements"> {
  const { isSaid, statements } = finding;
  return {
    kind: isSaid ? "answered" : "notSaid",
    text: isSaid ? "" : notSaidText[language],
    statements: [...statements],
  };
}

/**
 * Answers how people fit the post, with one statement per requirement. For a single person, requirements that the resume does
 * not mention are listed at the end.
 */
function fitting(
  readings: readonly PreparedResume[],
  language: AnswerLanguage,
): Pick<DraftedAnswer, "kind" | "text" | "statements"> {
  const found = readings.map((reading) => ({ reading, finding: jobFitOf(reading) }));
  const [only] = found;
  if (found.length > 1 || !only) return ofSeveral(found, language);
  const { unsaid } = only.finding;
  const drafted = ofOne(only, language);
  return drafted.kind === "answered" && unsaid.length > 0
    ? { ...drafted, text: unsaidRequirements(unsaid)[language] }
    : drafted;
}

/** True if there are at least two people and the question asks for a comparison or names at least two skills or languages. */
function isComparison({ cues, skills, languages }: ParsedQuestion, people: number): boolean {
  if (people < 2) return false;
  return cues.has("compare") || skills.length + languages.length > 1;
}

function draft(
  question: ParsedQuestion,
  readings: readonly PreparedResume[],
  language: AnswerLanguage,
): Pick<DraftedAnswer, "kind" | "text" | "statements" | "comparison"> {
  const subjects = readings.map(({ subject }) => subject);
  if (isComparison(question, readings.length)) {
    const comparison = compare(readings, criteriaFor(question, subjects));
    return { kind: "answered", text: compareText[language], statements: [], comparison };
  }
  if (
    question.cues.has("fit") &&
    question.content.length === 0 &&
    subjects.some(({ evidence }) => (evidence?.length ?? 0) > 0)
  )
    return { ...fitting(readings, language), comparison: null };
  const intent = intentOf(question);
  if (!intent) return { kind: "unclear", text: unclearText[language], statements: [], comparison: null };
  const each = readings.map((reading) => ({ reading, finding: intent.find(reading, question) }));
  return { ...(each.length === 1 ? ofOne(each[0]!, language) : ofSeveral(each, language)), comparison: null };
}

/** Returns a function that tests whether a word occurs in any of the resumes exactly as written. */
const isSaidIn =
  (readings: readonly PreparedResume[]) =>
  (word: string): boolean => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      "u",
    );
    return readings.some((reading) => reading.lines().some(({ low }) => pattern.test(low)));
  };

/** Answers a question without a model. Pure and deterministic: the same question about the same resumes gets the same answer. */
export function answerQuestion(asked: AnswerInput, knowledge: SkillKnowledge): DraftedAnswer {
  const language = questionLanguage(asked.question, asked.language);
  const refused = refuse(asked.question, language);
  if (refused) return declined(refused.refusal, refused.language, asked.subjects);
  if (asked.subjects.length === 0) return { ...empty, kind: "unclear", text: nobodyText[language], language };
  const meant = peopleIn(asked.question, asked.subjects);
  const things = thingsIn(meant.subjects);
  const readings = meant.subjects.map((subject) => prepareResume(subject, { language, now: asked.now, knowledge }));
  const known = { lexicon: knowledge.lexicon, things, isSaid: isSaidIn(readings) };
  let question = parseQuestion(meant.question, known);
  const before = asked.before.at(-1);
  if (before && isFollowUp(question)) {
    const refusal = refuse(before.question, language);
    if (refusal && question.cues.size === 0) return declined(refusal.refusal, language, asked.subjects);
    question = completed(question, parseQuestion(peopleIn(before.question, asked.subjects).question, known));
  }
  const drafted = draft(question, readings, language);
  const suggestions =
    drafted.kind === "unclear"
      ? suggestQuestions(asked.subjects, language)
      : suggestNext(asked.subjects, language, asked.question);
  return { ...empty, ...drafted, suggestions, language };
}
