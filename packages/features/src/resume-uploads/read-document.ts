import {
  emptyResume,
  fileLimits,
  type PassedStage,
  type Reading,
  type ReadingFailure,
  type ReadingStage,
} from "@orbita/contract";
import { ReaderDied, type ReadOutcome } from "@orbita/platform";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { loadResume } from "../resumes/index.ts";
import { findCodes } from "../vocabulary/index.ts";
import { compareWithModel, type Document } from "./compare-with-model.ts";
import {
  addStage,
  countAttempt,
  findToRead,
  lockToRead,
  markFailed,
  markReady,
  type Attempt,
  type Waiter,
} from "./reading-queries.ts";
import { beforeReading, factsOf, isTold, languageCodesOf, mostAttempts, passed, placeLanguages } from "./rules.ts";
import { tellChanged } from "./tell-changed.ts";

type Working = Pick<WorkCtx, "db" | "log" | "now" | "storage" | "reader" | "model" | "aiBudgets" | "write">;

async function fetchBytes({ storage }: Working, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of storage.get(key)) {
    size += chunk.length;
    if (size > fileLimits.resume.maxBytes) throw new Error("the object is larger than what was stored");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const fail = (ctx: Working, attempt: Attempt, failure: ReadingFailure) =>
  ctx.write("its document cannot be read", async (tx) => settle(tx, await markFailed(tx.tx, attempt, failure)));

async function settle(ctx: WorkTx, waiter: Waiter | undefined): Promise<boolean> {
  if (waiter) await tellChanged(ctx, waiter);
  return waiter !== undefined;
}

/**
 * Counts the attempt before it starts; otherwise a document that crashes the process would be retried forever. Returns null if
 * there is nothing to do.
 */
const claim = (ctx: Working, id: string): Promise<Attempt | null> =>
  ctx.write("its document is read", async (inner) => {
    const upload = await lockToRead(inner.tx, id);
    if (!upload) return null;
    if (upload.attempts >= mostAttempts) {
      await settle(inner, await markFailed(inner.tx, { id, attempt: upload.attempts }, "failed"));
      return null;
    }
    const stages = beforeReading(upload.stages as unknown as PassedStage[]);
    return { id, attempt: (await countAttempt(inner.tx, id, stages)).attempts };
  });

/** Uses its own short transaction. Returns false if another worker took over the attempt. */
const noteStage = ({ write }: Working, attempt: Attempt, stage: PassedStage): Promise<boolean> =>
  write("a stage is past", async (ctx) => settle(ctx, await addStage(ctx.tx, attempt, stage)));

/** Writes stages in order; calls `lost` if another worker took over the attempt. */
function stageWriter(ctx: Working, attempt: Attempt, lost: () => void) {
  const note = async (stage: PassedStage): Promise<void> => {
    if (!(await noteStage(ctx, attempt, stage))) lost();
  };
  let last: Promise<void> = Promise.resolve();
  return {
    add: (stage: PassedStage) => {
      last = last.then(() => note(stage));
      // The caller of `done` handles the error.
      last.catch(() => {});
    },
    done: () => last,
  };
}

/** Notifies the person whose resume it may go into. A Space's upload is reviewed where it was sent. */
const tellOwner = (ctx: WorkTx, id: string, ownerId: string, { fields = 0, unplaced = 0 }: PassedStage["facts"]) =>
  notify(ctx, {
    kind: "resume.ready",
    userIds: [ownerId],
    key: `resume.ready:${id}`,
    data: { uploadId: id, fields: String(fields), unplaced: String(unplaced) },
  });

async function store(ctx: Working, attempt: Attempt, reading: Reading): Promise<boolean> {
  const known = await findCodes(ctx.db, "language", languageCodesOf(reading));
  const placed = placeLanguages(reading, known);
  // Compares with the owner's resume, as the review does; a Space's upload goes into an empty one.
  const ownerId = (await findToRead(ctx.db, attempt.id))?.ownerId;
  const resume = ownerId ? await loadResume({ tx: ctx.db, now: ctx.now }, { ownerId }) : undefined;
  const facts = factsOf(placed, resume ?? emptyResume);
  const stage = passed("ready", new Date(), facts);
  return ctx.write("its document was read", async (tx) => {
    const saved = await markReady(tx.tx, attempt, placed, stage);
    if (saved?.ownerId) await tellOwner(tx, saved.id, saved.ownerId, facts);
    return settle(tx, saved);
  });
}

/** Measures the duration of each step. Logs only ids and figures. */
function stopwatch() {
  let since = performance.now();
  const ms: Record<string, number> = {};
  return {
    ms,
    lap: (name: string) => {
      const now = performance.now();
      ms[name] = Math.round(now - since);
      since = now;
    },
  };
}

/** Returns null if another worker finished or restarted the reading. */
async function read(ctx: Working, attempt: Attempt, bytes: Buffer, lap: (name: string) => void) {
  const given = new AbortController();
  const stages = stageWriter(ctx, attempt, () => given.abort());
  const overtaken = (error: unknown) => {
    if (given.signal.aborted) return null;
    throw error;
  };
  const onStage = (stage: ReadingStage, facts: PassedStage["facts"]) => {
    if (!isTold(stage)) return;
    lap(stage);
    stages.add(passed(stage, new Date(), facts));
  };
  const outcome = await ctx.reader.read(bytes, { signal: given.signal, onStage }).catch(overtaken);
  await stages.done();
  return outcome;
}

/** Adds the model's reading, if a model is configured. */
async function readTwice(
  ctx: Working,
  attempt: Attempt,
  document: Omit<Document, "reading">,
  outcome: ReadOutcome | null,
) {
  if (!outcome || "failure" in outcome) return outcome;
  const onStage = (stage: ReadingStage) => noteStage(ctx, attempt, passed(stage, new Date()));
  return { reading: await compareWithModel(ctx, { ...document, reading: outcome.reading }, onStage) };
}

/** Stores the result and returns it as one word for the log. */
async function keep(ctx: Working, attempt: Attempt, outcome: ReadOutcome | null): Promise<string> {
  if (outcome === null) return "overtaken";
  if ("failure" in outcome) return (await fail(ctx, attempt, outcome.failure)) ? outcome.failure : "overtaken";
  return (await store(ctx, attempt, outcome.reading)) ? "ready" : "overtaken";
}

/** Idempotent and safe to run concurrently: the later attempt wins, and a final state never changes. */
export async function readUpload(ctx: Working, { id }: { id: string }): Promise<void> {
  const upload = await findToRead(ctx.db, id);
  if (!upload) return;
  const { ms, lap } = stopwatch();
  // Fetches before counting the attempt: an unavailable store is not the document's fault.
  const bytes = upload.key === null ? null : await fetchBytes(ctx, upload.key);
  lap("fetched");
  const attempt = await claim(ctx, id);
  if (!attempt) return;
  if (!bytes) return void (await fail(ctx, attempt, "failed"));
  const told = (outcome: string) =>
    ctx.log.info({ uploadId: id, attempt: attempt.attempt, bytes: bytes.length, ms, outcome }, "document read");
  try {
    const outcome = await read(ctx, attempt, bytes, lap);
    lap("read");
    const both = await readTwice(ctx, attempt, { ownerId: upload.ownerId, bytes }, outcome);
    if (ctx.model !== null) lap("compared");
    const became = await keep(ctx, attempt, both);
    lap("stored");
    told(became);
  } catch (error) {
    told("died");
    if (!(error instanceof ReaderDied) || attempt.attempt < mostAttempts) throw error;
    await fail(ctx, attempt, "failed");
  }
}
