import type { FactualSection, ResumeTemplate } from "@orbita/contract";
import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { certificationLine, courseLine, educationEntry, experienceEntry } from "./entries.ts";
import type { SectionGroup } from "./plan.ts";
import { languageLevels, languageWords, skillGroups, softWords } from "./skills.ts";
import type { ViewBlock, BlockContent } from "./view.ts";
import { wordsIn } from "./words.ts";

type BlockContext = { resume: PrintedResume; language: PrintLanguage; template: ResumeTemplate };

function sentence(text: string): string {
  const begun = /^\p{Ll}(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

function titleOf(group: FactualSection[], { language, template }: BlockContext): string {
  const words = wordsIn(language);
  const [first, second] = group;
  if (second === undefined) {
    const academic = template === "accademico" && (first === "education" || first === "experience");
    return academic ? words.academic[first] : words.sections[first ?? "summary"];
  }
  if (first === "technicalSkills") return words.both.skills;
  if (first === "languages") return words.both.languagesAndInterests;
  return first === "certifications" ? words.both.certificationsAndCourses : words.both.coursesAndCertifications;
}

const interestWords = ({ interests }: PrintedResume): string => interests.map(({ name }) => name).join(", ");

function skillsBlock(group: FactualSection[], { resume, language }: BlockContext): BlockContent & { kind: "pairs" } {
  const pairs = skillGroups(resume.technicalSkills, language);
  if (group.length > 1) pairs.push({ label: wordsIn(language).soft, text: softWords(resume.softSkills, language) });
  return { kind: "pairs", pairs };
}

function languagesAndInterests({ resume, language }: BlockContext): BlockContent & { kind: "pairs" } {
  const words = wordsIn(language).sections;
  return {
    kind: "pairs",
    pairs: [
      { label: words.languages, text: languageWords(resume.languages, language) },
      { label: words.interests, text: interestWords(resume) },
    ],
  };
}

function contentOf(group: FactualSection[], place: BlockContext): BlockContent {
  const { resume, language, template } = place;
  switch (group[0]) {
    case "experience":
      return {
        kind: "entries",
        entries: resume.experience.map(experienceEntry(language, template === "anonimo")),
      };
    case "education":
      return { kind: "entries", entries: resume.education.map(educationEntry(language)) };
    case "technicalSkills":
      return skillsBlock(group, place);
    case "softSkills":
      return { kind: "text", text: sentence(softWords(resume.softSkills, language)) };
    case "languages":
      if (group.length > 1) return languagesAndInterests(place);
      return template === "due-colonne"
        ? { kind: "levels", items: languageLevels(resume.languages, language) }
        : { kind: "text", text: sentence(languageWords(resume.languages, language)) };
    case "interests":
      return { kind: "text", text: sentence(interestWords(resume)) };
    default: {
      const lines = group.map((section) =>
        section === "courses"
          ? resume.courses.map(courseLine(language))
          : resume.certifications.map(certificationLine(language)),
      );
      return { kind: "dated", items: lines.flat() };
    }
  }
}

/** Whether a block takes at most about a quarter of a page. A list of entries is never short, because it may break anywhere. */
function isShort(content: BlockContent): boolean {
  if (content.kind === "entries") return false;
  return JSON.stringify(content).length < 1_500 && (content.kind !== "dated" || content.items.length < 9);
}

/** Returns a block of the page with its heading; an empty list if the block has no content. */
export function blockOf(group: SectionGroup, place: BlockContext): ViewBlock[] {
  const there = group.filter((section) => place.resume[section].length > 0);
  if (there.length === 0) return [];
  const content = contentOf(there, place);
  return [{ title: titleOf(there, place), whole: isShort(content), ...content }];
}
