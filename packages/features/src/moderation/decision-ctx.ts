import type { Ctx } from "../kernel/ctx.ts";

/** The context of a moderation decision, from a request or from a bulk run. */
export type DecisionCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue" | "actor">;
