import type { ParsedDocument } from "@orbita/contract";
import { misfits, type ModelAnswer } from "./answer.ts";
import { ground } from "./ground.ts";
import { promptFor, repairOf, type ReadingPrompt } from "./prompt.ts";
import type { FieldRanges } from "./ranges.ts";
import { sentLines, type PromptLine } from "./sent-lines.ts";

/** Sends a prompt to a model and returns its complete answer, or null. `check` tests whether an answer is usable. */
export type ModelCaller = (prompt: ReadingPrompt, check: (answer: string) => boolean) => Promise<string | null>;

function parsed(answer: string): { fits: ModelAnswer } | { wrong: string[] } {
  try {
    const document: unknown = JSON.parse(answer);
    const wrong = misfits(document);
    return wrong.length === 0 ? { fits: document as ModelAnswer } : { wrong };
  } catch {
    return { wrong: ["no JSON"] };
  }
}

/**
 * Asks a model for positions, with two requests at most. Null if no lines may be sent or no answer is usable. `hide` removes
 * personal data that the caller knows beyond the document.
 */
export async function readRanges(
  reading: ParsedDocument,
  ask: ModelCaller,
  hide: (text: string) => string = (text) => text,
): Promise<FieldRanges | null> {
  const sent = sentLines(reading)?.map(({ line, text }) => ({ line, text: hide(text) }));
  if (!sent) return null;
  const prompt = promptFor(sent);
  const fits = (answer: string): boolean => "fits" in parsed(answer);
  const first = await ask(prompt, fits);
  if (first === null) return null;
  const once = parsed(first);
  if ("fits" in once) return grounded(reading, sent, once.fits);
  const second = await ask(repairOf(prompt, once.wrong), fits);
  const again = second === null ? null : parsed(second);
  return again && "fits" in again ? grounded(reading, sent, again.fits) : null;
}

const grounded = ({ lines }: ParsedDocument, sent: readonly PromptLine[], answer: ModelAnswer): FieldRanges =>
  ground(lines, sent, answer);
