import type { TextBox, DocumentTextLine, ParsedDocument, ReadingStage, ParsedResume } from "@orbita/contract";
import { lineModelOf, type DocumentModel } from "./line-model.ts";
import { NotRead } from "./not-read.ts";
import type { StructuredResume } from "./shortcuts/shortcut.ts";

export type ReadOptions = {
  /** The current date. It is needed to interpret "present" and to recognise future dates. */
  now: Date;
  /** Called at the end of each stage of reading, with the figures of that stage. */
  onStage?: (stage: ReadingStage, facts: Record<string, number>) => void;
};

/** Version of the engine. Increase it with every change that affects the values that it reads. */
export const engineVersion = "2";

/** The number of letters below which a document is no resume. */
const leastLetters = 20;

const rounded = (box: TextBox): TextBox => box.map((value) => Math.round(value * 10) / 10) as TextBox;
const countWords = (lines: readonly DocumentTextLine[]): number =>
  lines.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

async function shortcutOf(bytes: Uint8Array, model: DocumentModel): Promise<StructuredResume | null> {
  if (model.kind !== "jsonResume" && model.attachments.size === 0) return null;
  const { readAttachments, readData } = await import("./shortcuts/shortcut.ts");
  if (model.kind !== "jsonResume") return readAttachments(model.attachments, model.lines);
  const data = readData(bytes);
  if (!data) throw new NotRead("unsupported");
  return data;
}

function countFound({
  experience,
  education,
  technicalSkills,
  softSkills,
  languages,
  certifications,
  courses,
}: ParsedResume): Record<string, number> {
  return {
    experience: experience.length,
    education: education.length,
    skills: technicalSkills.length + softSkills.length,
    languages: languages.length,
    certifications: certifications.length,
    courses: courses.length,
  };
}

const countLinked = ({ technicalSkills, softSkills }: ParsedResume): number =>
  [...technicalSkills, ...softSkills].filter(({ code }) => code !== null).length;

/** Reads a CV from its file; docs/guides/resume-engine.md describes the stages. */
export async function readDocument(bytes: Uint8Array, { now, onStage }: ReadOptions): Promise<ParsedDocument> {
  onStage?.("received", { bytes: bytes.length });
  const model = await lineModelOf(bytes);
  onStage?.("scanned", { pages: model.pages.length, hidden: model.hidden.length });
  const lines = model.lines.map(({ page, box, text }) => ({ page, box: rounded(box), text }));
  const words = countWords(lines);
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (model.kind !== "jsonResume" && letters < leastLetters) throw new NotRead("noText");
  onStage?.("extracted", { lines: lines.length, words });
  const shortcut = await shortcutOf(bytes, model);
  const { understand } = await import("./understand.ts");
  const { resume: read, unplaced, language } = understand(model, { now });
  const resume = shortcut?.resume ?? read;
  onStage?.("recognised", countFound(resume));
  onStage?.("linked", { skills: countLinked(resume) });
  onStage?.("ready", {});
  return {
    engine: engineVersion,
    kind: shortcut?.kind ?? model.kind,
    language,
    pages: model.pages,
    words,
    lines,
    resume,
    unplaced: shortcut ? [] : unplaced,
    hidden: model.hidden.map((hidden) => ({ ...hidden, box: rounded(hidden.box) })),
  };
}
