import type { SectionKind } from "../../../src/lexicon/headings.ts";
import type { Desk } from "../desk.ts";
import { allJobs } from "../sections/jobs.ts";
import {
  certificateBlocks,
  courseBlocks,
  interestBlocks,
  languageBlocks,
  softBlocks,
  technicalBlocks,
} from "../sections/lists.ts";
import { consentBlocks, footBlocks, otherSection } from "../sections/others.ts";
import { allStudies } from "../sections/studies.ts";
import { contactBlocks, contactForm, nameBlocks, summaryBlocks } from "../sections/top.ts";
import type { Block } from "../sheet.ts";

export type Setting = { blocks: Block[]; columns?: number[]; cells?: number[]; grounds?: (string | null)[] };
export type Family = (desk: Desk) => Setting;

/** How each section is written unless a family says otherwise. */
export const writers: Partial<Record<SectionKind, (desk: Desk) => Block[]>> = {
  contacts: (desk) => contactBlocks(desk, desk.random.pick(["list", "labelled", "icons", "list"])),
  summary: (desk) => summaryBlocks(desk),
  experience: (desk) => allJobs(desk),
  education: (desk) => allStudies(desk),
  technicalSkills: (desk) => technicalBlocks(desk),
  softSkills: (desk) => softBlocks(desk),
  skills: (desk) => [...technicalBlocks(desk), ...softBlocks(desk)],
  languages: languageBlocks,
  certifications: certificateBlocks,
  courses: courseBlocks,
  interests: (desk) => interestBlocks(desk),
};

/** A heading and what stands under it; a section with nothing in it has none. */
export function section(desk: Desk, kind: SectionKind, more: Partial<Block> = {}): Block[] {
  if (kind === "other") return otherSection(desk).map((block) => ({ ...block, ...more }));
  const blocks = writers[kind]!(desk);
  return blocks.length === 0 ? [] : [desk.heading(kind), ...blocks].map((block) => ({ ...block, ...more }));
}

/** Which sections a document has, in which order. */
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

/** What is set in a narrow column as well as in a wide one. */
export function sideOf(desk: Desk): SectionKind[] {
  const { random } = desk;
  const skills: SectionKind[] = random.chance(0.2)
    ? ["skills"]
    : ["technicalSkills", ...(random.chance(0.7) ? (["softSkills"] as const) : [])];
  return [...skills, ...(["languages", "interests"] as const).filter(() => random.chance(0.85))];
}

export const classic: Family = (desk) => {
  const { random } = desk;
  const inTop = random.chance(0.8);
  const top = inTop ? contactBlocks(desk, contactForm(desk)) : [];
  const blocks = [...nameBlocks(desk), ...top];
  if (!inTop) blocks.push(...section(desk, "contacts"));
  else if (random.chance(0.1)) blocks.splice(blocks.length - top.length, 0, desk.heading("contacts"));
  for (const kind of orderOf(desk)) blocks.push(...section(desk, kind));
  return { blocks: [...blocks, ...consentBlocks(desk), ...footBlocks(desk)] };
};
