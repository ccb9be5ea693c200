import { createHash } from "node:crypto";
import { judgingSections, resumeLimits, type AssessmentSection, type Resume } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { presentResume } from "./present.ts";
import type { ResumeRow } from "./queries.ts";
import { writeLocked, type ResumeContentChange } from "./write-resume.ts";

type Suggestion = Resume["comments"][number];

/** A suggestion to save. Statements of a model are worded differently each time, so that the line identifies them. */
export type SuggestionToSave = Pick<Suggestion, "text" | "motivation"> & {
  readonly line: string | null;
  readonly code?: string;
  readonly isByModel?: boolean;
};
export type SuggestionsToSave = Readonly<Record<AssessmentSection, readonly SuggestionToSave[]>>;

const hashOf = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);

type IdentifiedSuggestion = {
  readonly text: string;
  readonly code?: string | null | undefined;
  readonly line?: string | null | undefined;
};

/** The key of a suggestion: its code, or its text whatever the figures in it. */
const keyOf = (section: AssessmentSection, { code, text }: IdentifiedSuggestion): string =>
  hashOf(section, code ?? text.toLowerCase().replaceAll(/\d+(?:[.,]\d+)*/g, "#"));
const lineKeyOf = (section: AssessmentSection, line: string): string => hashOf(section, "line", line);

/** Hashes, because the history of the row must not contain what a person removed. */
const keysOf = (section: AssessmentSection, item: IdentifiedSuggestion): string[] => [
  keyOf(section, item),
  ...(item.line ? [lineKeyOf(section, item.line)] : []),
];

const mostDismissed = 600;

/**
 * The dismissed suggestions of a resume after a change by its owner: those that the change removes or rewords are added, and those that it
 * brings back are taken away.
 */
export function dismissedAfter(before: Resume, write: ResumeContentChange, dismissed: readonly string[]): string[] {
  const present = new Set<string>();
  const gone: string[] = [];
  for (const section of judgingSections) {
    const after = write[section] ?? before[section];
    const byId = new Map(after.map((item) => [item.id, item] as const));
    for (const item of after) for (const key of keysOf(section, item)) present.add(key);
    for (const item of before[section]) if (byId.get(item.id)?.text !== item.text) gone.push(...keysOf(section, item));
  }
  return [...new Set([...dismissed, ...gone])].filter((key) => !present.has(key)).slice(-mostDismissed);
}

/** A proposal that its owner reworded no longer means the entry of the taxonomy that was proposed. */
export function withoutOldCodes(before: Resume, write: ResumeContentChange): ResumeContentChange {
  const earlier = new Map(
    judgingSections.flatMap((section) => before[section].map((item) => [item.id, item] as const)),
  );
  const sections = judgingSections.flatMap((section) => {
    const items = write[section]?.map((item) => {
      const was = item.id === undefined ? undefined : earlier.get(item.id);
      return was && was.text !== item.text && was.code === item.code ? { ...item, code: null } : item;
    });
    return items ? [[section, items] as const] : [];
  });
  return { ...write, ...Object.fromEntries(sections) };
}

/** Items that the person wrote, shared or answered are removed only by the person. */
const isKept = ({ shared, origin, answer }: Suggestion) => shared || origin === "person" || Boolean(answer);

/**
 * The kept suggestions of a section, and the new suggestions after them. Leaves out suggestions that the person removed or reworded. A
 * suggestion that is made again keeps its id.
 */
export function mergeSuggestions(
  section: AssessmentSection,
  before: readonly Suggestion[],
  made: readonly SuggestionToSave[],
  dismissed: readonly string[],
) {
  const kept = before.filter(isKept);
  const closed = new Set([...dismissed, ...kept.flatMap((item) => keysOf(section, item))]);
  const earlier = new Map(before.filter((item) => !isKept(item)).map((item) => [keyOf(section, item), item.id]));
  const isClosed = (one: SuggestionToSave) =>
    closed.has(keyOf(section, one)) || (one.isByModel && one.line !== null && closed.has(lineKeyOf(section, one.line)));
  const added = made
    .filter((one) => !isClosed(one))
    .map((one) => {
      const { text, motivation, line, code = null } = one;
      const id = earlier.get(keyOf(section, one));
      return { ...(id !== undefined && { id }), text, motivation, line, code, answer: null, shared: false };
    });
  return [...kept, ...added].slice(0, Math.max(kept.length, resumeLimits.suggestions.max));
}

/** A fingerprint of the content that suggestions are made from. It is the same as long as no fact of the resume changes. */
export const suggestionSourceOf = ({
  headline,
  summary,
  experience,
  technicalSkills,
  softSkills,
  education,
  certifications,
  courses,
  languages,
}: Resume): string =>
  hashOf(
    JSON.stringify([headline, summary, experience.map(({ years: _years, ...entry }) => entry), technicalSkills]),
    JSON.stringify([softSkills, education, certifications, courses, languages]),
  );

/**
 * Saves suggestions in a resume whose row the caller has locked. Suggestions that the owner edited, shared or answered stay. `source` is the
 * content that the suggestions were made from.
 */
export async function saveSuggestions(
  ctx: Pick<Ctx, "tx" | "now" | "tell">,
  row: ResumeRow,
  made: SuggestionsToSave,
  source: string,
): Promise<Resume> {
  const resume = presentResume(row, ctx.now);
  const write: ResumeContentChange = Object.fromEntries(
    judgingSections.map((section) => [
      section,
      mergeSuggestions(section, resume[section], made[section], row.dismissed_suggestions),
    ]),
  );
  return writeLocked(ctx, row, { ...write, columns: { suggested_from: source } }, "machine");
}
