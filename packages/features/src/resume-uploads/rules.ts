import {
  isAsked,
  languageCodeOf,
  proposalsOf,
  type Decision,
  type Decisions,
  type PassedStage,
  type Reading,
  type ReadingStage,
  type Resume,
  type UnplacedText,
} from "@orbita/contract";

/** The number of attempts after which a reading fails for good. */
export const mostAttempts = 3;

/** Far more than the number of proposals in any document. */
export const mostDecisions = 3_000;

export const passed = (stage: ReadingStage, at: Date, facts: PassedStage["facts"] = {}): PassedStage => ({
  stage,
  at: at.toISOString(),
  facts,
});

/** The stages that the reader reports; the others are set by our own code. */
const told: readonly ReadingStage[] = ["extracted", "recognised", "linked"];
export const isTold = (stage: ReadingStage): boolean => told.includes(stage);

/** The stages before reading, which stay valid when the document is read again. */
export const beforeReading = (stages: readonly PassedStage[]): PassedStage[] =>
  stages.filter(({ stage }) => stage === "received" || stage === "scanned");

type Language = Reading["resume"]["languages"][number];

function asUnplaced({ lines }: Reading, { code, level, native }: Language): UnplacedText {
  const spans = [code, level, native].flatMap((part) => part?.spans ?? []);
  const words = spans.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? "").filter(Boolean);
  return { text: words.join(" ") || code.value, spans, guess: "languages", sensitive: false };
}

/** A language without an entry in the value list cannot be stored: it is shown as unplaced. */
export function placeLanguages(reading: Reading, known: ReadonlySet<string>): Reading {
  const { languages } = reading.resume;
  const isKnown = ({ code }: Language) => known.has(languageCodeOf(code.value));
  return {
    ...reading,
    resume: { ...reading.resume, languages: languages.filter(isKnown) },
    unplaced: [...reading.unplaced, ...languages.filter((one) => !isKnown(one)).map((one) => asUnplaced(reading, one))],
  };
}

export const languageCodesOf = ({ resume }: Reading): string[] =>
  resume.languages.map(({ code }) => languageCodeOf(code.value));
export const skillCodesOf = ({ resume }: Reading): string[] =>
  [...resume.technicalSkills, ...resume.softSkills].flatMap(({ code }) => code ?? []);

/** Figures of a finished reading, for its last stage and the mail. `fields` counts what the review will propose. */
export const factsOf = (reading: Reading, resume: Resume): PassedStage["facts"] => ({
  pages: reading.pages.length,
  words: reading.words,
  hidden: reading.hidden.length,
  fields: proposalsOf(reading, resume).filter(isAsked).length,
  unplaced: reading.unplaced.length,
});

/** Null removes a decision. */
export function changeDecisions(before: Decisions, change: Readonly<Record<string, Decision | null>>): Decisions {
  const after = Object.entries({ ...before, ...change }).filter(([, decision]) => decision !== null);
  return Object.fromEntries(after) as Decisions;
}

type Content = Readonly<Record<string, unknown>>;

/**
 * Maps an invalid field to the path that the review shows: a new entry has the path of its proposal, an existing entry keeps its
 * own.
 */
export function proposalPath(path: string, content: Content, ids: ReadonlyMap<string, string>): string {
  const [section = "", index = "", field = "", ...rest] = path.split(".");
  const entries = content[section];
  const entry = Array.isArray(entries) ? (entries[Number(index)] as { id?: string } | undefined) : undefined;
  const proposal = [...ids].find(([, id]) => id === entry?.id)?.[0];
  if (proposal === undefined) return path;
  const shown = field === "start" || field === "end" || field === "isCurrent" ? "period" : field;
  return [proposal, shown, ...rest].filter(Boolean).join(".");
}
