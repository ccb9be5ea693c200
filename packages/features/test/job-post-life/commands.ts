import { jobPostLimits, type JobPostId, type JobPostStatus, type Plan } from "@orbita/contract";
import { wholePost } from "@orbita/contract/job-posts/rule-cases";
import { addToOutbox, inTransaction, type Db } from "@orbita/db";
import * as fc from "fast-check";
import { destinationsOf, type EventDefinition } from "../../src/kernel/event.ts";
import { guest, type Ctx } from "../../src/kernel/ctx.ts";
import { Failure } from "../../src/kernel/failure.ts";
import { jobPostHandlers } from "../../src/job-posts/routes.ts";

/** The check of replies to candidates is a no-op, because these tests send none. */
const handlers = jobPostHandlers(() => {});

export const slots = { free: 3, premium: 2 } as const;

const moves = ["published", "suspended", "draft", "unpublished", "deleted"] as const;
/** A command on a job post; `pick` selects the post. */
export type JobPostCommand =
  | {
      readonly do: "move";
      readonly pick: number;
      readonly to: JobPostStatus;
      readonly plan: Plan | null;
      readonly byRoute: boolean;
    }
  | { readonly do: "changePlan"; readonly pick: number; readonly plan: Plan }
  | { readonly do: "confirm" | "duplicate"; readonly pick: number }
  /** This command removes or restores the salary: a post without a salary cannot be published, and a published post cannot lose it. */
  | { readonly do: "write"; readonly pick: number; readonly whole: boolean }
  | { readonly do: "wait"; readonly days: number };

const pick = fc.nat(50);
const plan = fc.constantFrom<Plan>("free", "premium");
/** Generates publishing more often than other transitions, because slots are the contended resource. */
const to = fc.oneof(
  { arbitrary: fc.constant("published" as const), weight: 3 },
  { arbitrary: fc.constantFrom(...moves), weight: 4 },
);
const act = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constant("move" as const), pick, to, plan: fc.option(plan), byRoute: fc.boolean() }),
    weight: 10,
  },
  { arbitrary: fc.record({ do: fc.constant("changePlan" as const), pick, plan }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constantFrom("confirm" as const, "duplicate" as const), pick }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant("write" as const), pick, whole: fc.boolean() }), weight: 2 },
);
/** Generates the commands of concurrent actors. */
export const anAct: fc.Arbitrary<Exclude<JobPostCommand, { do: "wait" }>> = act;
/** Generates the commands of a single history: the same commands, and time that passes in between. */
export const aCommand: fc.Arbitrary<JobPostCommand> = fc.oneof(
  { arbitrary: act, weight: 6 },
  { arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 16 }) }), weight: 1 },
);

export type CommandContext = { readonly db: Db; readonly spaceId: string; readonly userId: string; readonly now: Date };
type CommandAnswer = { readonly code: string | null; readonly id: string | null };

/** Runs a command like the API: in one transaction by an owner. A refusal is returned as its error code. */
export async function run(
  { db, spaceId, userId, now }: CommandContext,
  work: (ctx: Ctx) => Promise<{ id: string }>,
): Promise<CommandAnswer> {
  const actor = {
    ...guest,
    id: userId,
    emailVerified: true,
    spaceId,
    memberships: [{ spaceId, role: "owner" as const, verified: true }],
  };
  try {
    const { id } = await inTransaction(db, { actorId: userId, requestId: null }, (tx) => {
      const enqueue: Ctx["enqueue"] = () => Promise.resolve();
      const tell: Ctx["tell"] = (event, payload) =>
        addToOutbox(tx, {
          name: event.name,
          payload,
          destinations: destinationsOf(event as unknown as EventDefinition),
        });
      const platform = { prices: { clickCents: 45, dailyBudgetMinCents: 500, clicksPerMinute: 20 } };
      return work({ tx, actor, now, tell, enqueue, platform } as unknown as Ctx);
    });
    return { code: null, id };
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, id: null };
    throw error;
  }
}

const premiumBudget = (wanted: Plan | null) => (wanted === "premium" ? { dailyBudget: 8 } : {});
const chosen = (wanted: Plan | null) => (wanted === null ? {} : { plan: wanted, ...premiumBudget(wanted) });

function move(ctx: Ctx, id: JobPostId, command: Extract<JobPostCommand, { do: "move" }>) {
  const params = { id };
  const { to: status, plan: wanted, byRoute } = command;
  const outcome = { outcome: "hired" as const };
  if (!byRoute) {
    const company = status === "published" ? chosen(wanted) : status === "unpublished" ? outcome : {};
    return handlers.change(ctx, { params, body: { jobPostStatus: status, ...company } });
  }
  if (status === "published") return handlers.publish(ctx, { params, body: chosen(wanted) });
  if (status === "suspended") return handlers.suspend(ctx, { params });
  if (status === "draft") return handlers.draft(ctx, { params });
  return status === "unpublished"
    ? handlers.unpublish(ctx, { params, body: outcome })
    : handlers.remove(ctx, { params });
}

/** Performs a command with the same functions as the API requests. */
export function perform(
  where: CommandContext,
  command: Exclude<JobPostCommand, { do: "wait" }>,
  postId: string,
): Promise<CommandAnswer> {
  const id = postId as JobPostId;
  const params = { id };
  return run(where, (ctx) => {
    switch (command.do) {
      case "move":
        return move(ctx, id, command);
      case "changePlan":
        return handlers.changePlan(ctx, { params, body: { plan: command.plan, ...premiumBudget(command.plan) } });
      case "confirm":
        return handlers.confirm(ctx, { params, body: {} });
      case "duplicate":
        return handlers.duplicate(ctx, { params });
      case "write":
        return handlers.change(ctx, { params, body: { salaryMin: command.whole ? 38_000 : null } });
    }
  });
}

export const draftOne = (where: CommandContext) => run(where, (ctx) => handlers.create(ctx, { body: wholePost }));

const day = 86_400_000;
export const daysLater = (now: Date, days: number) => new Date(now.getTime() + days * day);
export const { lifeDays, stillOpen } = jobPostLimits;
