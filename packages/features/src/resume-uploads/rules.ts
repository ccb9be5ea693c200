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

/** How often a reading may begin before we say that it cannot be done. */
export const mostAttempts = 3;

/** Far more than any document has proposals. */
export const mostDecisions = 3_000;

export const passed = (stage: ReadingStage, at: Date, facts: PassedStage["facts"] = {}): PassedStage => ({
  stage,
  at: at.toISOString(),
  facts,
});

/** Those that the reading itself passes; the others are ours to tell. */
const told: readonly ReadingStage[] = ["extracted", "recognised", "linked"];
export const isTold = (stage: ReadingStage): boolean => told.includes(stage);

/** What comes before a document is read, and is still true when it is read again. */
export const beforeReading = (stages: readonly PassedStage[]): PassedStage[] =>
  stages.filter(({ stage }) => stage === "received" || stage === "scanned");

type Language = Reading["resume"]["languages"][number];

function asUnplaced({ lines }: Reading, { code, level, native }: Language): UnplacedText {
  const spans = [code, level, native].flatMap((part) => part?.spans ?? []);
  const words = spans.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? "").filter(Boolean);
  return { text: words.join(" ") || code.value, spans, guess: "languages", sensitive: false };
}

/** A language that no value list has cannot be taken over: it is shown with what found no place. */
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

/** What a finished reading comes to, for its last stage and the mail: `fields` are those that the review will propose. */
export const factsOf = (reading: Reading, resume: Resume): PassedStage["facts"] => ({
  pages: reading.pages.length,
  words: reading.words,
  hidden: reading.hidden.length,
  fields: proposalsOf(reading, resume).filter(isAsked).length,
  unplaced: reading.unplaced.length,
});

/** Null takes one back. */
export function changeDecisions(before: Decisions, change: Readonly<Record<string, Decision | null>>): Decisions {
  const after = Object.entries({ ...before, ...change }).filter(([, decision]) => decision !== null);
  return Object.fromEntries(after) as Decisions;
}

type Content = Readonly<Record<string, unknown>>;

/** Where the review shows what does not fit: an entry that is new has its proposal's place, one that was there keeps its own. */
export function proposalPath(path: string, content: Content, ids: ReadonlyMap<string, string>): string {
  const [section = "", index = "", field = "", ...rest] = path.split(".");
  const entries = content[section];
  const entry = Array.isArray(entries) ? (entries[Number(index)] as { id?: string } | undefined) : undefined;
  const proposal = [...ids].find(([, id]) => id === entry?.id)?.[0];
  if (proposal === undefined) return path;
  const shown = field === "start" || field === "end" || field === "isCurrent" ? "period" : field;
  return [proposal, shown, ...rest].filter(Boolean).join(".");
}
