import { randomUUIDv7 } from "node:crypto";
import type { AiDataClass, AiEngine, AiFallbackReason, AiOutcome, AiTask } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { ModelUnavailable, type Model, type ModelPrompt, type ModelUsage } from "@orbita/platform";
import type { Actor, Ctx } from "../kernel/ctx.ts";
import type { PlatformServices } from "../kernel/platform.ts";
import { findBudgetCents, findUsed, lockBudget, settleCall } from "./budget-queries.ts";
import { whyStay } from "./consent.ts";
import { costOf, fitsBudget, maxUsage, expectedUsage, monthBegan } from "./costs.ts";
import { insertCall } from "./queries.ts";

/** The purpose of an AI call in the register: its task, the Space, and the people and kinds of data that the call reads. */
export type AiCallPurpose = {
  readonly task: AiTask;
  readonly spaceId: string | null;
  /** The accounts of the people whose data the call reads. People without an account are missing. */
  readonly subjectIds: readonly string[];
  readonly people: number;
  readonly dataClasses: readonly AiDataClass[];
};

export const onBox: AiEngine = { kind: "onBox", model: null, note: null };

type CallWriteCtx = Pick<Ctx, "tx" | "now"> & { readonly actor: Pick<Actor, "id"> };

/** Records an answer that our own code gave without a model in the register of AI calls. Call it in the transaction that saves the answer. */
export const recordCall = (
  { tx, actor, now }: CallWriteCtx,
  purpose: AiCallPurpose,
  outcome: AiOutcome,
): Promise<void> =>
  insertCall(tx, { id: randomUUIDv7(), ...purpose, userId: actor.id, at: now, engine: "onBox", model: null, outcome });

/**
 * The result of a model call. `made` is the usable output of the model, or null. `engine` says whether the model answered, or
 * why our own code has to answer instead.
 */
export type ModelResult<T> = { readonly made: T | null; readonly engine: AiEngine };

/** The part of a request or job context that a model call needs. */
export type AiCallCtx = {
  readonly tx: Db;
  /** The user who makes the call; they pay for calls that are not made for a Space. */
  readonly actor: Pick<Actor, "id">;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly platform: Pick<PlatformServices, "model" | "aiBudgets">;
  readonly prepare: <T>(work: (ctx: { readonly tx: Tx }) => Promise<T>) => Promise<T>;
};
type ModelRequest = AiCallPurpose & { readonly prompt: ModelPrompt };
type ModelOutputReader<T> = (deltas: AsyncIterable<string>) => Promise<T | null>;

const stayed = (note: AiFallbackReason): AiEngine => ({ ...onBox, note });
/** How much longer than the model's timeout a reservation lasts, so that the cost can be saved after the answer ends. */
const settlingMs = 30_000;

/** Reserves the highest possible cost of a model call. Returns the call's id, or null if the rest of the monthly budget does not cover that cost. */
function reserve(ctx: AiCallCtx, { prompt, ...purpose }: ModelRequest, model: Model): Promise<string | null> {
  const { actor, now, platform } = ctx;
  const micros = costOf(maxUsage(prompt), model.prices);
  const payer = purpose.spaceId !== null ? { spaceId: purpose.spaceId } : actor.id !== null && { userId: actor.id };
  if (!payer) return Promise.resolve(null);
  return ctx.prepare(async ({ tx }) => {
    await lockBudget(tx, payer);
    const used = await findUsed(tx, payer, { since: monthBegan(now), now: new Date() });
    if (!fitsBudget(await findBudgetCents(tx, payer, platform.aiBudgets), used, micros)) return null;
    const id = randomUUIDv7();
    const reserved = { micros, until: new Date(Date.now() + model.timeoutMs + settlingMs) };
    const call = { id, ...purpose, userId: actor.id, at: now, engine: "model", model: model.name, reserved } as const;
    await insertCall(tx, { ...call, outcome: "running" });
    return id;
  });
}

type ModelRun<T> = {
  readonly made: T | null;
  readonly outcome: "answered" | "fellBack" | "cancelled";
  readonly usage: ModelUsage;
};
const unused: ModelUsage = { tokensIn: 0, tokensOut: 0 };

/**
 * Runs the model call. Ends the stream and returns the usage: the provider's figure, or an estimate from the received text.
 * Rethrows errors that do not come from the model.
 */
async function run<T>(
  model: Model,
  prompt: ModelPrompt,
  signal: AbortSignal,
  read: ModelOutputReader<T>,
): Promise<ModelRun<T>> {
  let [letters, whole] = [0, false];
  const { deltas, usage } = model.stream(prompt, { signal });
  async function* counted() {
    for await (const piece of deltas) {
      letters += piece.length;
      yield piece;
    }
    whole = true;
  }
  const seen = () => (letters > 0 ? expectedUsage(prompt, letters) : unused);
  const taken = async () => (whole ? usage.catch(seen) : seen());
  try {
    const made = await read(counted());
    await deltas[Symbol.asyncIterator]().return?.();
    return {
      made,
      outcome: signal.aborted ? "cancelled" : made === null ? "fellBack" : "answered",
      usage: await taken(),
    };
  } catch (error) {
    if (!signal.aborted && !(error instanceof ModelUnavailable)) throw error;
    return { made: null, outcome: signal.aborted ? "cancelled" : "fellBack", usage: await taken() };
  }
}

/**
 * Calls the installation's model if there is one, if the Space and every person concerned allow it, and if the budget
 * suffices. `read` consumes the answer as it streams and returns null for an unusable answer. In that case, and if the model
 * fails or is not called, `engine` says that our own code has to answer.
 */
export async function callModel<T>(
  ctx: AiCallCtx,
  asked: ModelRequest,
  read: ModelOutputReader<T>,
): Promise<ModelResult<T>> {
  const { model } = ctx.platform;
  if (model === null) return { made: null, engine: onBox };
  const why = await whyStay(ctx.tx, asked);
  if (why !== null) return { made: null, engine: stayed(why) };
  const id = await reserve(ctx, asked, model);
  if (id === null) return { made: null, engine: stayed("overBudget") };
  const settle = (outcome: ModelRun<T>["outcome"] | "failed", usage: ModelUsage) =>
    ctx.prepare(({ tx }) =>
      settleCall(tx, id, { outcome, ...usage, costMicros: costOf(usage, model.prices), endedAt: new Date() }),
    );
  try {
    const { made, outcome, usage } = await run(model, asked.prompt, ctx.signal, read);
    await settle(outcome, usage);
    if (made === null || outcome !== "answered") return { made: null, engine: stayed("fellBack") };
    return { made, engine: { kind: "model", model: model.name, note: null } };
  } catch (error) {
    await settle("failed", unused);
    throw error;
  }
}
