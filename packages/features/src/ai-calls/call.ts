import { randomUUIDv7 } from "node:crypto";
import type { AiDataClass, AiEngine, AiNote, AiOutcome, AiTask } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { ModelUnavailable, type Model, type ModelPrompt, type ModelUsage } from "@orbita/platform";
import type { Actor, Ctx } from "../kernel/ctx.ts";
import type { Platform } from "../kernel/platform.ts";
import { findBudgetCents, findUsed, lockBudget, settleCall } from "./budget-queries.ts";
import { whyStay } from "./consent.ts";
import { costOf, fits, greatestUse, likelyUse, monthBegan } from "./costs.ts";
import { insertCall } from "./queries.ts";

/** Who, why, and whose data of which kinds: what the register says of a call. */
export type Purpose = {
  readonly task: AiTask;
  readonly spaceId: string | null;
  /** The accounts of the people whose data are read, as far as they have one. */
  readonly subjectIds: readonly string[];
  readonly people: number;
  readonly dataClasses: readonly AiDataClass[];
};

export const onBox: AiEngine = { kind: "onBox", model: null, note: null };

type Writing = Pick<Ctx, "tx" | "actor" | "now">;

/** An answer of our own code stands in the register too; in the transaction that keeps it. */
export const recordCall = ({ tx, actor, now }: Writing, purpose: Purpose, outcome: AiOutcome): Promise<void> =>
  insertCall(tx, { id: randomUUIDv7(), ...purpose, userId: actor.id, at: now, engine: "onBox", model: null, outcome });

/** What the model wrote, or why it was not asked. */
export type Called<T> = { readonly made: T | null; readonly engine: AiEngine };

/** What a call needs of a request, or of a job. */
export type CallCtx = {
  readonly tx: Db;
  /** Who asked; whoever it is pays for what is in no Space's name. */
  readonly actor: Pick<Actor, "id">;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly platform: Pick<Platform, "model" | "aiBudgets">;
  readonly prepare: <T>(work: (ctx: { readonly tx: Tx }) => Promise<T>) => Promise<T>;
};
type Asked = Purpose & { readonly prompt: ModelPrompt };
type Read<T> = (deltas: AsyncIterable<string>) => Promise<T | null>;

const stayed = (note: AiNote): AiEngine => ({ ...onBox, note });
/** Between the last moment of an answer and the row that says so. */
const settlingMs = 30_000;

/** The call's id, or null where the month has not enough left for the most that it could cost. */
function reserve(ctx: CallCtx, { prompt, ...purpose }: Asked, model: Model): Promise<string | null> {
  const { actor, now, platform } = ctx;
  const micros = costOf(greatestUse(prompt), model.prices);
  const payer = purpose.spaceId !== null ? { spaceId: purpose.spaceId } : actor.id !== null && { userId: actor.id };
  if (!payer) return Promise.resolve(null);
  return ctx.prepare(async ({ tx }) => {
    await lockBudget(tx, payer);
    const used = await findUsed(tx, payer, { since: monthBegan(now), now: new Date() });
    if (!fits(await findBudgetCents(tx, payer, platform.aiBudgets), used, micros)) return null;
    const id = randomUUIDv7();
    const reserved = { micros, until: new Date(Date.now() + model.timeoutMs + settlingMs) };
    const call = { id, ...purpose, userId: actor.id, at: now, engine: "model", model: model.name, reserved } as const;
    await insertCall(tx, { ...call, outcome: "running" });
    return id;
  });
}

type Ran<T> = {
  readonly made: T | null;
  readonly outcome: "answered" | "fellBack" | "cancelled";
  readonly usage: ModelUsage;
};
const unused: ModelUsage = { tokensIn: 0, tokensOut: 0 };

/** In any case it ends, and in any case it is known what it took: by the provider, or by what was seen of it. */
async function run<T>(model: Model, prompt: ModelPrompt, signal: AbortSignal, read: Read<T>): Promise<Ran<T>> {
  let [letters, whole] = [0, false];
  const { deltas, usage } = model.stream(prompt, { signal });
  async function* counted() {
    for await (const piece of deltas) {
      letters += piece.length;
      yield piece;
    }
    whole = true;
  }
  const seen = () => (letters > 0 ? likelyUse(prompt, letters) : unused);
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
 * Asks the installation's model, if there is one, if the Space and every person concerned allow it, and if there is budget for it.
 * `read` takes the pieces of its answer as they come, and gives null for an answer that is good for nothing: then, as after every
 * failure, the engine says that our own code has to answer.
 */
export async function callModel<T>(ctx: CallCtx, asked: Asked, read: Read<T>): Promise<Called<T>> {
  const { model } = ctx.platform;
  if (model === null) return { made: null, engine: onBox };
  const why = await whyStay(ctx.tx, asked);
  if (why !== null) return { made: null, engine: stayed(why) };
  const id = await reserve(ctx, asked, model);
  if (id === null) return { made: null, engine: stayed("overBudget") };
  const settle = (outcome: Ran<T>["outcome"] | "failed", usage: ModelUsage) =>
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
