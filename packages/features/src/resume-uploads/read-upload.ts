import {
  emptyResume,
  fileLimits,
  type CompletedStage,
  type ParsedDocument,
  type ReadingFailure,
  type ReadingStage,
} from "@orbita/contract";
import { ReaderDied, type ReadOutcome } from "@orbita/platform";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { loadResume } from "../resumes/index.ts";
import { findCodes } from "../vocabulary/index.ts";
import { compareWithModel, type UploadedDocument } from "./compare-with-model.ts";
import {
  addStage,
  countAttempt,
  findToRead,
  lockToRead,
  markFailed,
  markUploadReady,
  type ReadingAttempt,
  type UploadWithRecipient,
} from "./reading-queries.ts";
import { beforeReading, factsOf, isTold, languageCodesOf, mostAttempts, passed, placeLanguages } from "./rules.ts";
import { announceUpload } from "./events.ts";

type ReadUploadCtx = Pick<WorkCtx, "db" | "log" | "now" | "storage" | "reader" | "model" | "aiBudgets" | "write">;

async function fetchBytes({ storage }: ReadUploadCtx, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of storage.get(key)) {
    size += chunk.length;
    if (size > fileLimits.resume.maxBytes) throw new Error("the object is larger than what was stored");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const fail = (ctx: ReadUploadCtx, attempt: ReadingAttempt, failure: ReadingFailure) =>
  ctx.write("its document cannot be read", async (tx) => settle(tx, await markFailed(tx.tx, attempt, failure)));

async function settle(ctx: WorkWriteCtx, waiter: UploadWithRecipient | undefined): Promise<boolean> {
  if (waiter) await announceUpload(ctx, waiter);
  return waiter !== undefined;
}

/**
 * Starts an attempt to read a CV upload; null if there is nothing to read. The attempt is counted before it runs, because otherwise a document that
 * crashes the process would be retried forever.
 */
const claim = (ctx: ReadUploadCtx, id: string): Promise<ReadingAttempt | null> =>
  ctx.write("its document is read", async (inner) => {
    const upload = await lockToRead(inner.tx, id);
    if (!upload) return null;
    if (upload.attempts >= mostAttempts) {
      await settle(inner, await markFailed(inner.tx, { id, attempt: upload.attempts }, "failed"));
      return null;
    }
    const stages = beforeReading(upload.stages as unknown as CompletedStage[]);
    return { id, attempt: (await countAttempt(inner.tx, id, stages)).attempts };
  });

/** Stores a finished reading stage in its own short transaction. Returns false if another worker has started a later attempt. */
const noteStage = ({ write }: ReadUploadCtx, attempt: ReadingAttempt, stage: CompletedStage): Promise<boolean> =>
  write("a stage is past", async (ctx) => settle(ctx, await addStage(ctx.tx, attempt, stage)));

/** Stores reading stages in order; calls `lost` if another worker has started a later attempt. */
function stageWriter(ctx: ReadUploadCtx, attempt: ReadingAttempt, lost: () => void) {
  const note = async (stage: CompletedStage): Promise<void> => {
    if (!(await noteStage(ctx, attempt, stage))) lost();
  };
  let last: Promise<void> = Promise.resolve();
  return {
    add: (stage: CompletedStage) => {
      last = last.then(() => note(stage));
      // Prevents an unhandled rejection; the caller of `done` handles the error.
      last.catch(() => {});
    },
    done: () => last,
  };
}

/** Notifies the owner that their document was read. Not used for a Space's upload, which its members review where they sent it. */
const notifyResumeOwner = (
  ctx: WorkWriteCtx,
  id: string,
  ownerId: string,
  { fields = 0, unplaced = 0 }: CompletedStage["facts"],
) =>
  notify(ctx, {
    kind: "resume.ready",
    userIds: [ownerId],
    key: `resume.ready:${id}`,
    data: { uploadId: id, fields: String(fields), unplaced: String(unplaced) },
  });

async function store(ctx: ReadUploadCtx, attempt: ReadingAttempt, reading: ParsedDocument): Promise<boolean> {
  const known = await findCodes(ctx.db, "language", languageCodesOf(reading));
  const placed = placeLanguages(reading, known);
  // Counts proposals against the owner's resume, as the review does; for a Space's upload against an empty resume.
  const ownerId = (await findToRead(ctx.db, attempt.id))?.ownerId;
  const resume = ownerId ? await loadResume({ tx: ctx.db, now: ctx.now }, { ownerId }) : undefined;
  const facts = factsOf(placed, resume ?? emptyResume);
  const stage = passed("ready", new Date(), facts);
  return ctx.write("its document was read", async (tx) => {
    const saved = await markUploadReady(tx.tx, attempt, placed, stage);
    if (saved?.ownerId) await notifyResumeOwner(tx, saved.id, saved.ownerId, facts);
    return settle(tx, saved);
  });
}

/** Measures the duration of each step of a reading in milliseconds, for the log. */
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

/** Reads the uploaded CV. Returns null if another worker finished or restarted the reading. */
async function read(ctx: ReadUploadCtx, attempt: ReadingAttempt, bytes: Buffer, lap: (name: string) => void) {
  const given = new AbortController();
  const stages = stageWriter(ctx, attempt, () => given.abort());
  const overtaken = (error: unknown) => {
    if (given.signal.aborted) return null;
    throw error;
  };
  const onStage = (stage: ReadingStage, facts: CompletedStage["facts"]) => {
    if (!isTold(stage)) return;
    lap(stage);
    stages.add(passed(stage, new Date(), facts));
  };
  const outcome = await ctx.reader.read(bytes, { signal: given.signal, onStage }).catch(overtaken);
  await stages.done();
  return outcome;
}

/** Adds a model's reading of the CV to ours, if a model is configured and the reader succeeded. */
async function readTwice(
  ctx: ReadUploadCtx,
  attempt: ReadingAttempt,
  document: Omit<UploadedDocument, "reading">,
  outcome: ReadOutcome | null,
) {
  if (!outcome || "failure" in outcome) return outcome;
  const onStage = (stage: ReadingStage) => noteStage(ctx, attempt, passed(stage, new Date()));
  return { reading: await compareWithModel(ctx, { ...document, reading: outcome.reading }, onStage) };
}

/** Stores the outcome of a reading, and returns the word with which it is logged. */
async function keep(ctx: ReadUploadCtx, attempt: ReadingAttempt, outcome: ReadOutcome | null): Promise<string> {
  if (outcome === null) return "overtaken";
  if ("failure" in outcome) return (await fail(ctx, attempt, outcome.failure)) ? outcome.failure : "overtaken";
  return (await store(ctx, attempt, outcome.reading)) ? "ready" : "overtaken";
}

/** Reads an uploaded CV. Idempotent and safe to run concurrently: the later attempt wins, and a final state never changes. */
export async function readUpload(ctx: ReadUploadCtx, { id }: { id: string }): Promise<void> {
  const upload = await findToRead(ctx.db, id);
  if (!upload) return;
  const { ms, lap } = stopwatch();
  // Fetches the file before counting the attempt, because an unavailable file store is not the document's fault.
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
