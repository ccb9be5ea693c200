import type { AssistantSubject } from "../subject.ts";
import { assistantLimits } from "@orbita/contract";
import { frequentSkills } from "./criteria.ts";

type AnswerLanguage = "it" | "en";
type BilingualQuestion = { readonly it: string; readonly en: string };

const isDated = ({
  start,
  end,
  isCurrent,
}: {
  start: string | null;
  end: string | null;
  isCurrent: boolean;
}): boolean => start !== null && (isCurrent || end !== null);

/** Finds a skill of the skill list that a job also mentions, because the answer to a question about it can quote more than the skill list. */
function usedSkill({ resume }: AssistantSubject): string | null {
  const told = (resume.experience ?? [])
    .filter(isDated)
    .map(({ title, description, tasks }) => [title, description, ...tasks].join("\n").toLowerCase());
  const tags = (resume.technicalSkills ?? []).map(({ name }) => name.trim()).filter((name) => name.length > 2);
  return tags.find((name) => told.some((text) => text.includes(name.toLowerCase()))) ?? null;
}

const when = (is: boolean, it: string, en: string): BilingualQuestion[] => (is ? [{ it, en }] : []);

/** Suggested questions about one person. The texts avoid "he" and "she" and also fit the user's own resume. */
function ofOne(subject: AssistantSubject): BilingualQuestion[] {
  const { experience, languages, education, certifications, technicalSkills } = subject.resume;
  const dated = (experience ?? []).filter(isDated);
  const skill = usedSkill(subject);
  return [
    ...when(
      (subject.evidence ?? []).some(({ lines }) => lines.length > 0),
      "Che cosa dice il CV dei requisiti dell’annuncio?",
      "What does the CV say about the requirements of the ad?",
    ),
    ...(skill
      ? when(true, `Quanti anni di esperienza con ${skill}?`, `How many years of experience with ${skill}?`)
      : []),
    ...when(dated.length > 0 && !skill, "Quanti anni di esperienza?", "How many years of experience?"),
    ...when((languages ?? []).length > 0, "Quali lingue e a che livello?", "Which languages, and at what level?"),
    ...when(dated.length > 1, "Ci sono periodi senza lavoro?", "Are there periods without work?"),
    ...when((education ?? []).length > 0, "Quali titoli di studio?", "Which degrees?"),
    ...when((certifications ?? []).length > 0, "Quali certificazioni?", "Which certifications?"),
    ...when((technicalSkills ?? []).length > 0, "Quali competenze tecniche?", "Which technical skills?"),
  ];
}

function ofSeveral(subjects: readonly AssistantSubject[]): BilingualQuestion[] {
  const having = (has: (subject: AssistantSubject) => boolean) => subjects.filter(has).length > 1;
  const [skill, other] = frequentSkills(subjects, 2);
  return [
    ...when(
      having(({ evidence }) => (evidence ?? []).length > 0),
      "Confronta le candidature per i requisiti dell’annuncio",
      "Compare the applications by the requirements of the ad",
    ),
    ...(skill
      ? when(true, `Confronta le esperienze con ${skill.label.it}`, `Compare the experience with ${skill.label.en}`)
      : []),
    ...when(
      having(({ resume }) => (resume.languages ?? []).length > 0),
      "Confronta le lingue",
      "Compare the languages",
    ),
    ...when(
      having(({ resume }) => (resume.experience ?? []).some(isDated)),
      "Confronta gli anni di esperienza",
      "Compare the years of experience",
    ),
    ...(other ? when(true, `Chi ha usato ${other.label.it}?`, `Who has used ${other.label.en}?`) : []),
    ...when(
      having(({ resume }) => (resume.education ?? []).length > 0),
      "Confronta gli studi",
      "Compare the education",
    ),
  ];
}

/** Suggested questions that can be answered from the resumes of these people. */
export function suggestQuestions(subjects: readonly AssistantSubject[], language: AnswerLanguage): string[] {
  const [only] = subjects;
  if (!only) return [];
  const found = subjects.length === 1 ? ofOne(only) : ofSeveral(subjects);
  return found.slice(0, assistantLimits.suggestions.max).map((one) => one[language]);
}

/** Suggested follow-up questions; leaves out the question that was just asked. */
export const suggestNext = (subjects: readonly AssistantSubject[], language: AnswerLanguage, asked: string): string[] =>
  suggestQuestions(subjects, language)
    .filter((one) => one.toLowerCase().replace(/\W+$/, "") !== asked.trim().toLowerCase().replace(/\W+$/, ""))
    .slice(0, 2);
