import type { Resume } from "@orbita/contract";
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

const longest = 140;
/** Quotes a line: returns short lines whole and cuts longer lines between words. */
export function quote(text: string): string {
  const line = text.replace(/[.;,]$/, "");
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}

/** Whether a line contains a figure, because readers remember results with a figure. A year does not count. */
export const hasFigure = (text: string): boolean => /\d/.test(text.replace(/\b(19|20)\d\d\b/g, ""));
