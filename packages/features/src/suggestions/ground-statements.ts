import type { AssessmentTask } from "@orbita/contract";
import { z } from "zod";
import { givesOrders, givesVerdict, groundedIn } from "../ai-calls/index.ts";
import { speaksOfProtected } from "../assistant/index.ts";
import type { ResumeStatement } from "../evidence/index.ts";
import questionWords from "./question-words.json" with { type: "json" };

export type GroundedStatement = { readonly text: string; readonly line: ResumeStatement };

const answer = z.object({ statements: z.array(z.object({ text: z.string(), line: z.int() })) });

/** Words of a question that make no claim, in lower case and without accents. */
const glue: Readonly<Record<AssessmentTask, ReadonlySet<string>>> = {
  criticalSummary: new Set(),
  interviewQuestions: new Set(questionWords),
};

const longest = 300;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Whether a statement of a model may be shown: the cited line supports every word, and it is not just the line, gives no verdict on the
 * person and mentions no characteristic that must not influence hiring.
 */
export function isGrounded(text: string, { text: line, at }: ResumeStatement, task: AssessmentTask): boolean {
  if (text === "" || text.length > longest || text.includes("\n")) return false;
  if (lettersOf(text) === lettersOf(line)) return false;
  if (text.endsWith("?") !== (task === "interviewQuestions")) return false;
  if (givesOrders(text) || givesVerdict(text) || speaksOfProtected(text)) return false;
  return groundedIn(text, at === null ? [line] : [line, at], { glue: glue[task] });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The statements of a model's answer that may be shown, one for each line. `restore` replaces its placeholders. Null if there is none. */
export function groundedStatements(
  json: string,
  {
    lines,
    task,
    restore,
  }: { lines: readonly ResumeStatement[]; task: AssessmentTask; restore: (text: string) => string },
): GroundedStatement[] | null {
  const { data } = answer.safeParse(parse(json));
  const found = new Map<ResumeStatement, GroundedStatement>();
  for (const { text, line: number } of data?.statements ?? []) {
    const line = lines[number - 1];
    const restored = restore(text).trim();
    if (line && !found.has(line) && isGrounded(restored, line, task)) found.set(line, { text: restored, line });
  }
  return found.size > 0 ? [...found.values()] : null;
}
