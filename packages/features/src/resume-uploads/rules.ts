import {
  isAsked,
  languageCodeOf,
  proposalsOf,
  type Decision,
  type Decisions,
  type CompletedStage,
  type ParsedDocument,
  type ReadingStage,
  type Resume,
  type UnplacedText,
} from "@orbita/contract";

/** The number of attempts after which the reading of a CV fails for good. */
export const mostAttempts = 3;

/** Maximum number of review decisions in a request, far more than any CV has proposals. */
export const mostDecisions = 3_000;

export const passed = (stage: ReadingStage, at: Date, facts: CompletedStage["facts"] = {}): CompletedStage => ({
  stage,
  at: at.toISOString(),
  facts,
});

/** The stages that the document reader reports; our own code sets the other stages. */
const reportedStages: readonly ReadingStage[] = ["extracted", "recognised", "linked"];
export const isTold = (stage: ReadingStage): boolean => reportedStages.includes(stage);

/** The completed stages before the reading, which stay valid when the CV is read again. */
export const beforeReading = (stages: readonly CompletedStage[]): CompletedStage[] =>
  stages.filter(({ stage }) => stage === "received" || stage === "scanned");

type ResumeLanguageItem = ParsedDocument["resume"]["languages"][number];

function asUnplaced({ lines }: ParsedDocument, { code, level, native }: ResumeLanguageItem): UnplacedText {
  const spans = [code, level, native].flatMap((part) => part?.spans ?? []);
  const words = spans.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? "").filter(Boolean);
  return { text: words.join(" ") || code.value, spans, guess: "languages", sensitive: false };
}

/** Moves languages that are not in the value list, and therefore cannot be stored, to the unplaced text of the CV. */
export function placeLanguages(reading: ParsedDocument, known: ReadonlySet<string>): ParsedDocument {
  const { languages } = reading.resume;
  const isKnown = ({ code }: ResumeLanguageItem) => known.has(languageCodeOf(code.value));
  return {
    ...reading,
    resume: { ...reading.resume, languages: languages.filter(isKnown) },
    unplaced: [...reading.unplaced, ...languages.filter((one) => !isKnown(one)).map((one) => asUnplaced(reading, one))],
  };
}

export const languageCodesOf = ({ resume }: ParsedDocument): string[] =>
  resume.languages.map(({ code }) => languageCodeOf(code.value));
export const skillCodesOf = ({ resume }: ParsedDocument): string[] =>
  [...resume.technicalSkills, ...resume.softSkills].flatMap(({ code }) => code ?? []);

/** The figures of a finished reading, shown at its last stage and in the mail. `fields` is the number of proposals in the review. */
export const factsOf = (reading: ParsedDocument, resume: Resume): CompletedStage["facts"] => ({
  pages: reading.pages.length,
  words: reading.words,
  hidden: reading.hidden.length,
  fields: proposalsOf(reading, resume).filter(isAsked).length,
  unplaced: reading.unplaced.length,
});

/** Merges changed review decisions into the stored ones; null removes a decision. */
export function changeDecisions(before: Decisions, change: Readonly<Record<string, Decision | null>>): Decisions {
  const after = Object.entries({ ...before, ...change }).filter(([, decision]) => decision !== null);
  return Object.fromEntries(after) as Decisions;
}

type ItemContent = Readonly<Record<string, unknown>>;

/**
 * Maps the path of an invalid field to the path that the review shows. A new entry gets the path of its proposal; an existing
 * entry keeps its path.
 */
export function proposalPath(path: string, content: ItemContent, ids: ReadonlyMap<string, string>): string {
  const [section = "", index = "", field = "", ...rest] = path.split(".");
  const entries = content[section];
  const entry = Array.isArray(entries) ? (entries[Number(index)] as { id?: string } | undefined) : undefined;
  const proposal = [...ids].find(([, id]) => id === entry?.id)?.[0];
  if (proposal === undefined) return path;
  const shown = field === "start" || field === "end" || field === "isCurrent" ? "period" : field;
  return [proposal, shown, ...rest].filter(Boolean).join(".");
}
