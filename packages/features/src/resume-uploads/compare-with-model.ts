import { createHash } from "node:crypto";
import type { ParsedDocument, ReadingStage } from "@orbita/contract";
import {
  mergeReadings,
  promptVersion,
  readRanges,
  sentLines,
  type ModelCaller,
  type FieldRanges,
} from "@orbita/resume-engine/model";
import type { Model } from "@orbita/platform";
import {
  callModel,
  findNamesToHide,
  findPersonChoices,
  findRanges,
  saveRanges,
  pseudonymise,
  type AiCallCtx,
  type CachedReadingKey,
} from "../ai-calls/index.ts";
import type { WorkCtx } from "../kernel/work.ts";

type ComparisonCtx = Pick<WorkCtx, "db" | "log" | "model" | "aiBudgets" | "now" | "write">;

/** Timeout in milliseconds for the two attempts to call the model together. It is shorter than the timeout of the job. */
const mostMs = 45_000;
/** Maximum length of the model's answer, in characters; a longer answer is discarded. */
const mostLetters = 200_000;

async function whole(deltas: AsyncIterable<string>): Promise<string | null> {
  let text = "";
  for await (const piece of deltas) {
    text += piece;
    if (text.length > mostLetters) return null;
  }
  return text;
}

/** Calls the model to read a CV, with the user's consent and within their budget. Each attempt is one entry in the AI register. */
function asking(ctx: ComparisonCtx, ownerId: string, signal: AbortSignal): ModelCaller {
  const { db, model, aiBudgets, now, write } = ctx;
  const calling: AiCallCtx = {
    tx: db,
    actor: { id: ownerId },
    now,
    signal,
    platform: { model, aiBudgets },
    prepare: (work) => write("a model reads a document", ({ tx }) => work({ tx })),
  };
  const purpose = {
    task: "readDocument",
    spaceId: null,
    subjectIds: [ownerId],
    people: 1,
    dataClasses: ["document"],
  } as const;
  return async (prompt, check) => {
    let said: string | null = null;
    await callModel(calling, { ...purpose, prompt }, async (deltas) => {
      said = await whole(deltas);
      return said !== null && check(said) ? said : null;
    });
    return said;
  };
}

const keyOf = (bytes: Uint8Array, { engine }: ParsedDocument, { name }: Model): CachedReadingKey => ({
  hash: createHash("sha256").update(bytes).digest("hex"),
  // Line numbers depend on the reading engine, so line ranges that were found with another engine are not valid.
  prompt: `${promptVersion}/${engine}`,
  model: name,
});

export type UploadedDocument = {
  readonly ownerId: string | null;
  readonly bytes: Uint8Array;
  readonly reading: ParsedDocument;
};
type ReadingStageListener = (stage: ReadingStage) => Promise<unknown>;

/** The model's reading of a CV. It is cached by content, so that a job that failed later and is retried does not call the model a second time. */
async function rangesFor(
  ctx: ComparisonCtx,
  { bytes, reading }: UploadedDocument,
  ownerId: string,
): Promise<FieldRanges | null> {
  const key = keyOf(bytes, reading, ctx.model!);
  const known = await findRanges(ctx.db, key);
  if (known) return known;
  const { hide } = pseudonymise(await findNamesToHide(ctx.db, [ownerId]));
  const ranges = await readRanges(reading, asking(ctx, ownerId, AbortSignal.timeout(mostMs)), hide);
  if (ranges) await ctx.write("what a model read", ({ tx }) => saveRanges(tx, key, ranges));
  return ranges;
}

/**
 * Merges a model's reading of the same lines into ours, if a model is configured, the document belongs to a user, and the user
 * allows sending its lines. On any error our own reading is the result.
 */
export async function compareWithModel(
  ctx: ComparisonCtx,
  document: UploadedDocument,
  onStage: ReadingStageListener,
): Promise<ParsedDocument> {
  const { reading, ownerId } = document;
  if (ctx.model === null || ownerId === null || sentLines(reading) === null) return reading;
  try {
    const choices = await findPersonChoices(ctx.db, [ownerId]);
    if (!choices.get(ownerId)?.external) return reading;
    await onStage("asked");
    const ranges = await rangesFor(ctx, document, ownerId);
    if (!ranges) return reading;
    await onStage("compared");
    return mergeReadings(reading, ranges);
  } catch (error) {
    ctx.log.warn({ err: error }, "a model's reading is left out");
    return reading;
  }
}

/** Reads a CV with a model for benchmarks, without a user, AI register or cache. */
export async function readWithModel(
  reading: ParsedDocument,
  model: Model,
  signal: AbortSignal,
): Promise<ParsedDocument> {
  const ask: ModelCaller = (prompt) => whole(model.stream(prompt, { signal }).deltas);
  const ranges = await readRanges(reading, ask, pseudonymise([]).hide);
  return ranges ? mergeReadings(reading, ranges) : reading;
}
