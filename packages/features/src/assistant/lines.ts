import type { AssistantQuote } from "@orbita/contract";
import { statementsOf, type ResumeEvidenceSource } from "../evidence/index.ts";
import type { AssistantResume, AssistantSubject } from "./subject.ts";

/** A quoted line of a resume, without the id of the person it is about. */
export type QuoteLine = Omit<AssistantQuote, "subject">;

type SectionItem<Section extends keyof AssistantResume> =
  NonNullable<AssistantResume[Section]> extends readonly (infer One)[] ? One : never;

const nowhere = { itemId: null, at: null, start: null, end: null, isCurrent: false };
const joined = (words: readonly (string | null)[]): string => words.flatMap((word) => word?.trim() || []).join(", ");

/** The sections of a resume that statements are read from; hidden sections are treated like empty ones. */
export const evidenceSourceOf = (resume: AssistantResume): ResumeEvidenceSource => ({
  summary: resume.summary,
  experience: resume.experience ?? [],
  technicalSkills: resume.technicalSkills ?? [],
  softSkills: resume.softSkills ?? [],
  education: resume.education ?? [],
  certifications: resume.certifications ?? [],
  courses: resume.courses ?? [],
  languages: resume.languages ?? [],
});

/** The heading of a job, with its period as stated. */
export const jobLine = ({ id, title, company, city, start, end, isCurrent }: SectionItem<"experience">): QuoteLine => ({
  section: "experience",
  itemId: id,
  text: joined([title, company, city]),
  at: company || null,
  start,
  end,
  isCurrent,
});

export const studyLine = (entry: SectionItem<"education">): QuoteLine => ({
  section: "education",
  itemId: entry.id,
  text: joined([entry.degreeTitle, entry.grade, entry.institution]),
  at: entry.institution,
  start: entry.start,
  end: entry.end,
  isCurrent: entry.isCurrent,
});

export const certificateLine = ({ id, name, issuer, start, end }: SectionItem<"certifications">): QuoteLine => ({
  section: "certifications",
  itemId: id,
  text: joined([name, issuer]),
  at: issuer,
  start,
  end,
  isCurrent: false,
});

export const courseLine = ({ id, name, provider, start, end, isCurrent }: SectionItem<"courses">): QuoteLine => ({
  section: "courses",
  itemId: id,
  text: joined([name, provider]),
  at: provider,
  start,
  end,
  isCurrent,
});

/** The quoted line of a spoken language: its name and level in the reader's language; native speakers are marked as such. */
export const languageLine = (
  { id, label, level, native }: SectionItem<"languages">,
  language: "it" | "en",
): QuoteLine => ({
  ...nowhere,
  section: "languages",
  itemId: id,
  text: joined([
    language === "it" ? label.it : (label.en ?? label.it),
    native ? { it: "madrelingua", en: "native" }[language] : level,
  ]),
});

type SkillListItem = SectionItem<"technicalSkills">;
/**
 * The name of a skill as the CV shows it. The CV shows the level as a mark and not as text, so it is not part of the quoted line.
 */
export const skillLine = (section: "technicalSkills" | "softSkills", { id, name }: SkillListItem): QuoteLine => ({
  ...nowhere,
  section,
  itemId: id,
  text: name.trim(),
});

/** A quoted line of the profile. Headline, city and wishes have no section of their own, so they are quoted as part of the profile. */
const profileLine = (text: string): QuoteLine => ({ ...nowhere, section: "summary", text: text.trim() });
export const headlineLine = ({ headline }: AssistantResume): QuoteLine | null =>
  headline?.trim() ? profileLine(headline) : null;
export const cityLine = ({ city }: AssistantResume): QuoteLine | null => (city?.trim() ? profileLine(city) : null);
export const wishLines = ({ wishes }: AssistantResume): QuoteLine[] =>
  wishes.filter((wish) => wish.trim()).map(profileLine);
export const interestLines = ({ interests }: AssistantResume): QuoteLine[] =>
  (interests ?? []).map(({ id, name }) => ({ ...nowhere, section: "interests", itemId: id, text: name.trim() }));

/** Lines of a resume that can be quoted in addition to its statements: headings of entries, language levels, headline, city and wishes. */
const furtherLines = (resume: AssistantResume): QuoteLine[] => [
  ...[headlineLine(resume), cityLine(resume)].flatMap((line) => line ?? []),
  ...wishLines(resume),
  ...(resume.experience ?? []).map(jobLine),
  ...(resume.education ?? []).map(studyLine),
  ...(resume.certifications ?? []).map(certificateLine),
  ...(resume.courses ?? []).map(courseLine),
  ...(resume.languages ?? []).flatMap((entry) => [languageLine(entry, "it"), languageLine(entry, "en")]),
  ...(["technicalSkills", "softSkills"] as const).flatMap((section) =>
    (resume[section] ?? []).map((tag) => skillLine(section, tag)),
  ),
  ...interestLines(resume),
];

const keyOf = ({ section, itemId, text }: QuoteLine): string => `${section} ${itemId} ${text}`;

/** Every line of a resume that can be quoted, as it is quoted, without duplicates. An answer can only quote these lines. */
export function linesIn({ id, resume }: Pick<AssistantSubject, "id" | "resume">): AssistantQuote[] {
  const said = statementsOf(evidenceSourceOf(resume)).map(
    ({ rank: _rank, skillId: _skillId, ...line }): QuoteLine => line,
  );
  const once = new Map<string, QuoteLine>();
  for (const line of [...said, ...furtherLines(resume)])
    if (line.text !== "" && !once.has(keyOf(line))) once.set(keyOf(line), line);
  return Array.from(once.values(), (line) => ({ ...line, subject: id }));
}
