import type { SectionKind } from "../../../src/lexicon/headings.ts";
import type { Desk } from "../desk.ts";
import { allJobs } from "../sections/jobs.ts";
import { interestBlocks, languageBlocks, softBlocks, technicalBlocks } from "../sections/lists.ts";
import { certificateBlocks, courseBlocks } from "../sections/papers.ts";
import { consentBlocks, footBlocks, otherSection } from "../sections/others.ts";
import { allStudies } from "../sections/studies.ts";
import { contactBlocks, contactForm, nameBlocks, summaryBlocks } from "../sections/top.ts";
import type { Block } from "../sheet.ts";

export type PageComposition = { blocks: Block[]; columns?: number[]; cells?: number[]; grounds?: (string | null)[] };
export type TrainingTemplate = (desk: Desk) => PageComposition;

/** The functions that write each section; a family may replace some of them. */
export const writers: Partial<Record<SectionKind, (desk: Desk) => Block[]>> = {
  contacts: (desk) => contactBlocks(desk, desk.random.pick(["list", "labelled", "icons", "list"])),
  summary: (desk) => summaryBlocks(desk),
  experience: jobsOf,
  education: (desk) => allStudies(desk),
  technicalSkills: (desk) => technicalBlocks(desk),
  softSkills: (desk) => softBlocks(desk),
  skills: (desk) => [...technicalBlocks(desk), ...softBlocks(desk)],
  languages: languageBlocks,
  certifications: certificateBlocks,
  courses: courseBlocks,
  interests: (desk) => interestBlocks(desk),
};

/** Returns a heading and the paragraphs under it; empty if there are no paragraphs. */
export function section(desk: Desk, kind: SectionKind, more: Partial<Block> = {}): Block[] {
  if (kind === "other") return otherSection(desk).map((block) => ({ ...block, ...more }));
  const blocks = writers[kind]!(desk);
  return blocks.length === 0 ? [] : [desk.heading(kind), ...blocks].map((block) => ({ ...block, ...more }));
}

/** Sections that people combine under one heading. The heading counts as that of the first section. */
const pairs: [SectionKind, SectionKind, { it: string[]; en: string[] }][] = [
  ["certifications", "courses", { it: ["Certificazioni e corsi", "Corsi e attestati", "Attestati e formazione"], en: ["Certifications and training", "Certificates & courses", "Licences and training"] }],
  ["education", "courses", { it: ["Istruzione e corsi", "Formazione e corsi", "Studi e aggiornamento", "Formazione", "Istruzione e formazione", "Scuola e corsi"], en: ["Education and training", "Education & courses", "Studies and training", "Education", "School and courses", "Training and education"] }],
  ["education", "certifications", { it: ["Titoli e certificazioni", "Studi e abilitazioni", "Formazione e attestati"], en: ["Education & certifications", "Qualifications and licences", "Degrees and certificates"] }],
  ["technicalSkills", "languages", { it: ["Competenze e lingue", "Informatica e lingue", "Conoscenze tecniche e linguistiche"], en: ["Skills & languages", "Technical and language skills", "IT and languages"] }],
  ["languages", "interests", { it: ["Lingue e interessi", "Lingue e hobby"], en: ["Languages and interests", "Languages & hobbies"] }],
  ["softSkills", "interests", { it: ["Qualità e passioni", "Attitudini e interessi"], en: ["Strengths and interests", "Personal qualities & hobbies"] }],
]; // prettier-ignore

/** Writes several sections; sometimes two of them are combined. */
export function sectionsOf(desk: Desk, kinds: readonly SectionKind[], more: Partial<Block> = {}): Block[] {
  const together = desk.random.chance(0.2) ? pairs.filter(([a, b]) => kinds.includes(a) && kinds.includes(b)) : [];
  const [first, second, wordings] = together.length > 0 ? desk.random.pick(together) : [];
  return kinds.flatMap((kind) => {
    if (kind === second) return [];
    if (kind !== first) return section(desk, kind, more);
    const blocks = [...writers[first]!(desk), ...writers[second!]!(desk)];
    return blocks.length === 0
      ? []
      : [desk.heading(first, {}, wordings), ...blocks].map((block) => ({ ...block, ...more }));
  });
}

const earlier = {
  it: [
    "Altre esperienze",
    "Esperienze precedenti",
    "Tirocini e stage",
    "In passato",
    "Prima ancora",
    "Esperienze minori",
  ],
  en: [
    "Other experience",
    "Earlier career",
    "Internships and placements",
    "Previously",
    "Before that",
    "Additional experience",
  ],
};
/** Writes the jobs. The last one sometimes has its own heading, such as "Earlier career". */
function jobsOf(desk: Desk): Block[] {
  const { random, person } = desk;
  const blocks = allJobs(desk);
  if (person.jobs.length < 3 || !random.chance(0.1)) return blocks;
  const cut = blocks.findLastIndex(({ begins }) => begins === true);
  return [...blocks.slice(0, cut), desk.heading("experience", {}, earlier), ...blocks.slice(cut)];
}

/** The sections of a document, in the order in which they are written. */
export function orderOf(desk: Desk): SectionKind[] {
  const { random } = desk;
  const main: SectionKind[] = random.chance(0.75) ? ["experience", "education"] : ["education", "experience"];
  const rest = random.shuffle<SectionKind>([
    ...sideOf(desk),
    ...(["certifications", "courses"] as const).filter(() => random.chance(0.8)),
  ]);
  const early = random.chance(0.2) ? rest.splice(0, random.int(1, 2)) : [];
  const others = random.chance(0.35) ? (["other"] as const) : [];
  return [...(random.chance(0.65) ? (["summary"] as const) : []), ...early, ...main, ...rest, ...others];
}

/** Sections that are short enough for a narrow column. */
export function sideOf(desk: Desk): SectionKind[] {
  const { random } = desk;
  const skills: SectionKind[] = random.chance(0.2)
    ? ["skills"]
    : ["technicalSkills", ...(random.chance(0.7) ? (["softSkills"] as const) : [])];
  return [...skills, ...(["languages", "interests"] as const).filter(() => random.chance(0.85))];
}

export const classic: TrainingTemplate = (desk) => {
  const { random } = desk;
  const inTop = random.chance(0.8);
  const top = inTop ? contactBlocks(desk, contactForm(desk)) : [];
  const blocks = [...nameBlocks(desk), ...top];
  if (!inTop) blocks.push(...section(desk, "contacts"));
  else if (random.chance(0.1)) blocks.splice(blocks.length - top.length, 0, desk.heading("contacts"));
  blocks.push(...sectionsOf(desk, orderOf(desk)));
  return { blocks: [...blocks, ...consentBlocks(desk), ...footBlocks(desk)] };
};
