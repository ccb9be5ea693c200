import type { AiOutcome } from "@orbita/contract";
import type { AiBudgets } from "@orbita/platform";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { findSpaceChoices } from "./settings-queries.ts";

/** The payer of a model call: a Space, or a user for their own calls. */
export type AiBudgetOwner = { readonly spaceId: string } | { readonly userId: string };

/** Serialises model calls that share a budget until the transaction ends. */
export async function lockBudget(tx: Tx, payer: AiBudgetOwner): Promise<void> {
  const name = "spaceId" in payer ? payer.spaceId : payer.userId;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ai budget ${name}`}, 0))`.execute(tx);
}

/** The monthly budget of a payer: the Space's own limit, capped at the limit of the installation. */
export async function findBudgetCents(db: Db, payer: AiBudgetOwner, budgets: AiBudgets): Promise<number> {
  if ("userId" in payer) return budgets.personCents;
  const { monthly_budget_cents: own } = await findSpaceChoices(db, payer.spaceId);
  return Math.min(own ?? budgets.spaceCents, budgets.spaceCents);
}

/** The used part of this month's budget: settled costs plus active reservations. An expired reservation does not count. */
export async function findUsed(
  db: Db,
  payer: AiBudgetOwner,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const { used } = await db
    .selectFrom("ai_calls")
    .select(
      sql<string>`coalesce(sum(case when outcome <> 'running' then cost_micros
        when expires_at > ${now} then reserved_micros else 0 end), 0)`.as("used"),
    )
    .where("engine", "=", "model")
    .where("at", ">=", since)
    .$if("spaceId" in payer, (query) => query.where("space_id", "=", "spaceId" in payer ? payer.spaceId : null))
    .$if("userId" in payer, (query) =>
      query.where("space_id", "is", null).where("user_id", "=", "userId" in payer ? payer.userId : null),
    )
    .executeTakeFirstOrThrow();
  return Number(used);
}

type CallSettlement = {
  readonly outcome: Exclude<AiOutcome, "running">;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMicros: number;
  readonly endedAt: Date;
};

/** Saves the outcome and cost of a model call. Also accepts a call that was marked as abandoned before it ended, because its cost still counts. */
export async function settleCall(tx: Tx, id: string, settled: CallSettlement): Promise<void> {
  await tx
    .updateTable("ai_calls")
    .set({
      outcome: settled.outcome,
      tokens_in: settled.tokensIn,
      tokens_out: settled.tokensOut,
      cost_micros: settled.costMicros,
      ended_at: settled.endedAt,
    })
    .where("id", "=", id)
    .where("outcome", "in", ["running", "abandoned"])
    .execute();
}

/** The number and cost of a Space's model calls since that date. */
export async function findSpaceUse(db: Db, spaceId: string, since: Date) {
  const row = await db
    .selectFrom("ai_calls")
    .select(({ fn }) => [
      fn.countAll<string>().as("calls"),
      fn.coalesce(fn.sum<string>("tokens_in"), sql<string>`0`).as("tokens_in"),
      fn.coalesce(fn.sum<string>("tokens_out"), sql<string>`0`).as("tokens_out"),
      fn.coalesce(fn.sum<string>("cost_micros"), sql<string>`0`).as("cost_micros"),
    ])
    .where("space_id", "=", spaceId)
    .where("engine", "=", "model")
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  return {
    calls: Number(row.calls),
    tokensIn: Number(row.tokens_in),
    tokensOut: Number(row.tokens_out),
    costMicros: Number(row.cost_micros),
  };
}
