import type { Ctx } from "../kernel/ctx.ts";

/** What a decision needs: a request has it, and a run that decides the same of many. */
export type Deciding = Pick<Ctx, "tx" | "now" | "tell" | "enqueue" | "actor">;
