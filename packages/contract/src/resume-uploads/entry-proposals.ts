import type { Resume } from "../resumes/schema.ts";
import { matchEntries, sameWords } from "./match-entries.ts";
import { foundPeriod, periodText, propose, type ValueOrigin, type Proposal } from "./proposal.ts";
import type { ExtractedValue, ParsedDocument } from "./reading.ts";

/** For each experience in the document, the index of the matching entry of the resume. */
export const matchExperience = ({ experience }: ParsedDocument["resume"], resume: Resume) =>
  matchEntries(
    experience.map(({ company, title, start }) => ({
      names: [company?.value ?? "", title?.value ?? ""],
      start: start?.value ?? null,
    })),
    resume.experience.map(({ company, title, start }) => ({ names: [company, title], start })),
  );
export const matchEducation = ({ education }: ParsedDocument["resume"], resume: Resume) =>
  matchEntries(
    education.map(({ degreeTitle, institution, end, start }) => ({
      names: [degreeTitle?.value ?? "", institution?.value ?? ""],
      start: start?.value ?? end?.value ?? null,
    })),
    resume.education.map(({ degreeTitle, institution, start, end }) => ({
      names: [degreeTitle, institution ?? ""],
      start: start ?? end,
    })),
  );

/** Returns a function that compares one field of an entry in the document with the same field of the matching resume entry. */
const rowsOf =
  (section: "experience" | "education", entry: number, there: { origin: ValueOrigin } | null) =>
  (field: string, found: ExtractedValue<string> | null, value: string | null | undefined): Proposal[] => {
    if (!found) return [];
    const read = { path: `${section}.${entry}.${field}`, section, entry, field };
    return [propose(read, found, there && { value: value ?? null, origin: there.origin })];
  };

const at = <T>(list: readonly T[], place: number | null | undefined): T | null =>
  place === null || place === undefined ? null : (list[place] ?? null);

export function experienceProposals(read: ParsedDocument["resume"], resume: Resume): Proposal[] {
  const matched = matchExperience(read, resume);
  return read.experience.flatMap((entry, index) => {
    const there = at(resume.experience, matched[index]);
    const row = rowsOf("experience", index, there);
    const tasks = entry.tasks.flatMap((task, number) =>
      row(
        `tasks.${number}`,
        task,
        there?.tasks.find((known) => sameWords(known, task.value)),
      ),
    );
    return [
      ...row("title", entry.title, there?.title),
      ...row("company", entry.company, there?.company),
      ...row("period", foundPeriod(entry), there && periodText(there.start, there.end, there.isCurrent)),
      ...row("city", entry.city, there?.city),
      ...row("companyUrl", entry.companyUrl, there?.companyUrl),
      ...row("description", entry.description, there?.description),
      ...tasks.map((task) => ({ ...task, field: "task" })),
    ];
  });
}

export function educationProposals(read: ParsedDocument["resume"], resume: Resume): Proposal[] {
  const matched = matchEducation(read, resume);
  return read.education.flatMap((entry, index) => {
    const there = at(resume.education, matched[index]);
    const row = rowsOf("education", index, there);
    return [
      ...row("degreeTitle", entry.degreeTitle, there?.degreeTitle),
      ...row("institution", entry.institution, there?.institution),
      ...row("period", foundPeriod(entry), there && periodText(there.start, there.end, there.isCurrent)),
      ...row("grade", entry.grade, there?.grade),
      ...row("thesis", entry.thesis, there?.thesis),
      ...row("description", entry.description, there?.description),
    ];
  });
}
