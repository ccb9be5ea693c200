import type { ResumeContentInput } from "../resumes/content.ts";
import { resumeLimits as limits } from "../resumes/limits.ts";
import { sameWords } from "./match-entries.ts";

type ResumeContentValues = Required<ResumeContentInput>;
type PlaceableText = { section: string | undefined; text: string; id: string };

export const cut = (text: string, { max }: { max: number }) => text.slice(0, max);

const namesIn = (text: string): string[] =>
  text
    .split(/[,;•·|\n]+/)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Adds a text fragment to a section: as a new entry, as one entry per skill, or at the end of the summary. Returns null if the
 * section does not accept text.
 */
export function placeText(
  content: ResumeContentValues,
  { section, text, id }: PlaceableText,
): keyof ResumeContentValues | null {
  const name = cut(text, limits.name);
  switch (section) {
    case "summary":
      content.summary = cut([content.summary, text].filter(Boolean).join("\n\n"), limits.summary);
      return section;
    case "experience":
      content.experience.push({ id, title: name, company: "" });
      return section;
    case "education":
      content.education.push({ id, degreeTitle: name });
      return section;
    case "certifications":
    case "courses":
    case "interests":
      content[section].push({ id, name });
      return section;
    case "technicalSkills":
    case "softSkills":
      for (const [number, one] of namesIn(text).entries())
        if (!content[section].some((known) => sameWords(known.name, one)))
          content[section].push({ id: `${id}-${number}`.slice(-36), name: cut(one, limits.name) });
      return section;
    default:
      return null;
  }
}
