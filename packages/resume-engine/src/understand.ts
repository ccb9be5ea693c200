import type { ParsedResume, Span, UnplacedText } from "@orbita/contract";
import { classify } from "./classifier/classify.ts";
import { weights, type ClassifierWeights } from "./classifier/weights.ts";
import { aroundOf } from "./confidence/around.ts";
import { rate, type ConfidenceModel } from "./confidence/rate.ts";
import type { LineModel } from "./line.ts";
import { readReach } from "./fields/contacts.ts";
import { readEducation } from "./fields/education.ts";
import { readExperience } from "./fields/experience.ts";
import { readInterests } from "./fields/lists.ts";
import { readLanguages } from "./fields/languages.ts";
import { readCertifications, readCourses } from "./fields/learning.ts";
import { readName } from "./fields/name.ts";
import { readSkills } from "./fields/skills.ts";
import { readHeadline, readSummary } from "./fields/summary.ts";
import { unplacedIn } from "./fields/unplaced.ts";
import { foldedWordsOf } from "./lexicon/fold.ts";
import type { SectionKind } from "./lexicon/headings.ts";
import { forget } from "./lexicon/remembered.ts";
import { paragraphsOf, type Paragraph } from "./segment/paragraphs.ts";
import { spansOf, type TextPiece } from "./segment/piece.ts";
import { segment, type ResumeSection } from "./segment/segment.ts";

const italian = new Set(
  "il lo la gli le di del della dei degli delle al alla ai da dal in con su per tra e ed che non sono ho una un come presso oggi anni esperienza lavoro lingua".split(
    " ",
  ),
);
const english = new Set(
  "the of and to in for with on at by from as is are was were have has my i an or that this which years experience work present skills".split(
    " ",
  ),
);

/** The main language of a document, by its function words. */
function languageOfText(lines: readonly { text: string }[]): "it" | "en" {
  let lean = 0;
  for (const { text } of lines) {
    for (const word of foldedWordsOf(text)) {
      if (italian.has(word)) lean++;
      if (english.has(word)) lean--;
    }
  }
  return lean >= 0 ? "it" : "en";
}

export type InterpretedResume = {
  resume: ParsedResume;
  unplaced: UnplacedText[];
  language: "it" | "en";
  /** The spans of headings and labels. They belong to no value and do not count as unplaced text. */
  structure: Span[];
  /** The document's paragraphs, each with the classifier's result. */
  paragraphs: Paragraph[];
  sections: ResumeSection[];
};

const guesses: Partial<Record<SectionKind, UnplacedText["guess"]>> = { skills: "technicalSkills", other: null };

export type InterpretationOptions = {
  now: Date;
  /** The weights of the line classifier; null to use rules only. */
  by?: ClassifierWeights | null;
  /** The confidence model; null keeps the confidence of the rules. */
  ratings?: ConfidenceModel | null;
};

/** Extracts a resume from the lines of a document: every value with its source text, and the text that belongs to no value. */
export function understand(
  { lines }: LineModel,
  { by = weights(), ratings }: InterpretationOptions,
): InterpretedResume {
  forget();
  const language = languageOfText(lines);
  const plain = paragraphsOf(lines);
  const opinions = by ? classify(plain, by) : [];
  const paragraphs = plain.map((paragraph, i): Paragraph =>
    opinions[i] ? { ...paragraph, opinion: opinions[i] } : paragraph,
  );
  const { sections } = segment(paragraphs);
  const structure: TextPiece[] = sections.flatMap(({ heading }) => (heading ? [heading] : []));
  const of = (...kinds: SectionKind[]) => sections.filter(({ kind }) => kinds.includes(kind));
  const kept = <T extends { structure: TextPiece[] }>(read: T): T => {
    structure.push(...read.structure);
    return read;
  };

  const personal = of("contacts").flatMap(({ body }) => body);
  const reach = kept(readReach(personal, paragraphs, language));
  const name = kept(readName(nameable(paragraphs, sections), reach.email?.value ?? "", paragraphs));
  const about = without(personal, name.piece);
  const skills = kept(readSkills(of("technicalSkills", "softSkills", "skills")));
  const resume: ParsedResume = {
    contacts: {
      firstName: name.firstName,
      lastName: name.lastName,
      email: reach.email,
      phone: reach.phone,
      city: reach.city,
      links: reach.links,
    },
    headline: readHeadline(about),
    summary: readSummary(of("summary")),
    experience: of("experience").flatMap((section) => kept(readExperience(section)).jobs),
    education: of("education").flatMap((section) => kept(readEducation(section)).studies),
    technicalSkills: skills.technical,
    softSkills: skills.soft,
    languages: of("languages").length > 0 ? kept(readLanguages(together(of("languages")))).languages : [],
    certifications: of("certifications").flatMap((section) => readCertifications(section)),
    courses: of("courses").flatMap((section) => kept(readCourses(section)).courses),
    interests: kept(readInterests(of("interests"))).interests,
  };
  const kinds = new Map<number, SectionKind>();
  for (const { kind, body } of sections) for (const { ids } of body) for (const id of ids) kinds.set(id, kind);
  const guessOf = (line: number): UnplacedText["guess"] => {
    const kind = kinds.get(line);
    return kind === undefined ? null : kind in guesses ? guesses[kind]! : (kind as UnplacedText["guess"]);
  };
  const spans: Span[] = structure.flatMap((piece) => spansOf(piece));
  const unplaced = unplacedIn(lines, resume, spans, guessOf);
  if (by && ratings !== null) rate(resume, aroundOf(resume, paragraphs, sections, unplaced), ratings);
  return { resume, unplaced, language, structure: spans, paragraphs, sections };
}

/** Merges sections of one kind, because a heading may separate a language's name from its level. */
const together = (sections: ResumeSection[]): ResumeSection => ({
  ...sections[0]!,
  body: sections.flatMap(({ body }) => body),
  sure: Math.max(...sections.map(({ sure }) => sure)),
});

/** The paragraphs in which the person's name is searched: all but those in sections that are surely about something other than the person. */
function nameable(paragraphs: readonly Paragraph[], sections: readonly ResumeSection[]): Paragraph[] {
  const inside = new Set(
    sections
      .filter(({ kind, sure }) => kind !== "contacts" && kind !== "summary" && sure > 0.9)
      .flatMap(({ body }) => body),
  );
  return paragraphs.filter((paragraph) => !inside.has(paragraph));
}

const without = (paragraphs: readonly Paragraph[], piece: TextPiece | null): Paragraph[] =>
  paragraphs.filter((paragraph) => !piece?.parts.some(({ line }) => paragraph.ids.includes(line)));
