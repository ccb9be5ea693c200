import { plainWords, type Resume } from "@orbita/contract";
import { roleSkills } from "./roles.ts";

export type TaxonomySkill = { id: string; code: string; it: string; en: string };

/** A line of the resume as its owner wrote it, with the job it belongs to. */
export type ResumeLine = { text: string; job: Resume["experience"][number] | null };

/** All lines of a resume that a suggestion can quote. */
export const resumeLines = (resume: Resume): ResumeLine[] =>
  [
    ...resume.experience.flatMap((job) =>
      [...job.tasks, ...(job.description ?? "").split(/\n+|(?<=[.;])\s+/)].map((text) => ({ text: text.trim(), job })),
    ),
    ...(resume.summary ?? "").split(/\n+|(?<=[.;])\s+/).map((text) => ({ text: text.trim(), job: null })),
  ].filter(({ text }) => text !== "");

const says = (text: string, words: string): boolean => {
  const plain = plainWords(words);
  // A skill name of one or two letters is no evidence, because it may be an everyday word.
  return plain.length > 2 && ` ${plainWords(text)} `.includes(` ${plain} `);
};

export type SkillEvidence = {
  skill: TaxonomySkill;
  /** Whether the skill is in the person's skill list; `level` is the level stated there. */
  listed: boolean;
  level: number | null;
  /** The first line of the resume that mentions the skill. */
  line: ResumeLine | null;
};

/** The evidence in a resume for each skill that some role uses: the skill is in the skill list, in another line, or in both. */
export function evidenceOf(resume: Resume, known: readonly TaxonomySkill[]): SkillEvidence[] {
  const lines = resumeLines(resume);
  const own = [...resume.technicalSkills, ...resume.softSkills];
  return known
    .filter(({ code }) => roleSkills.includes(code))
    .map((skill) => {
      const listed = own.find(
        ({ skillId, name }) =>
          skillId === skill.id || [skill.it, skill.en].some((label) => plainWords(label) === plainWords(name)),
      );
      const line = lines.find(({ text }) => says(text, skill.it) || says(text, skill.en)) ?? null;
      return { skill, listed: listed !== undefined, level: listed?.level ?? null, line };
    })
    .filter(({ listed, line }) => listed || line !== null);
}

const longest = 140;
/** Quotes a line: returns short lines whole and cuts longer lines between words. */
export function quote(text: string): string {
  const line = text.replace(/[.;,]$/, "");
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}

/** Whether a line contains a figure, because readers remember results with a figure. A year does not count. */
export const hasFigure = (text: string): boolean => /\d/.test(text.replace(/\b(19|20)\d\d\b/g, ""));
