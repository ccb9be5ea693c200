import { createHash } from "node:crypto";
import type { Reading, ReadingStage } from "@orbita/contract";
import {
  mergeReadings,
  promptVersion,
  readRanges,
  sentLines,
  type Ask,
  type Ranges,
} from "@orbita/resume-engine/model";
import type { Model } from "@orbita/platform";
import { callModel, findIdentities, findPersonChoices, pseudonymise, type CallCtx } from "../ai-calls/index.ts";
import type { WorkCtx } from "../kernel/work.ts";
import { findRanges, keepRanges, type ReadingKey } from "./model-queries.ts";

type Working = Pick<WorkCtx, "db" | "log" | "model" | "aiBudgets" | "now" | "write">;

/** Timeout for both attempts together. The page shows the stage meanwhile; the job's own limit is longer. */
const mostMs = 45_000;
/** A longer answer is discarded. */
const mostLetters = 200_000;

async function whole(deltas: AsyncIterable<string>): Promise<string | null> {
  let text = "";
  for await (const piece of deltas) {
    text += piece;
    if (text.length > mostLetters) return null;
  }
  return text;
}

/** Each attempt is one entry in the AI register: with consent, within the user's budget. */
function asking(ctx: Working, ownerId: string, signal: AbortSignal): Ask {
  const { db, model, aiBudgets, now, write } = ctx;
  const calling: CallCtx = {
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

const keyOf = (bytes: Uint8Array, { engine }: Reading, { name }: Model): ReadingKey => ({
  hash: createHash("sha256").update(bytes).digest("hex"),
  // Line numbers depend on the engine, so ranges of another engine are not valid.
  prompt: `${promptVersion}/${engine}`,
  model: name,
});

export type Document = { readonly ownerId: string | null; readonly bytes: Uint8Array; readonly reading: Reading };
type OnStage = (stage: ReadingStage) => Promise<unknown>;

/** Cached by content, so that a job that failed later and is retried does not call the model a second time. */
async function rangesFor(ctx: Working, { bytes, reading }: Document, ownerId: string): Promise<Ranges | null> {
  const key = keyOf(bytes, reading, ctx.model!);
  const known = await findRanges(ctx.db, key);
  if (known) return known;
  const { hide } = pseudonymise(await findIdentities(ctx.db, [ownerId]));
  const ranges = await readRanges(reading, asking(ctx, ownerId, AbortSignal.timeout(mostMs)), hide);
  if (ranges) await ctx.write("what a model read", ({ tx }) => keepRanges(tx, key, ranges));
  return ranges;
}

/**
 * Merges a model's reading of the same lines into ours. Only if a model is configured, only for a user's own document, and only
 * if the owner allows sending its lines. On any error our own reading is the result.
 */
export async function compareWithModel(ctx: Working, document: Document, onStage: OnStage): Promise<Reading> {
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

/** For benchmarks: the same without a user, register or cache. */
export async function readWithModel(reading: Reading, model: Model, signal: AbortSignal): Promise<Reading> {
  const ask: Ask = (prompt) => whole(model.stream(prompt, { signal }).deltas);
  const ranges = await readRanges(reading, ask, pseudonymise([]).hide);
  return ranges ? mergeReadings(reading, ranges) : reading;
}
