import type { EntityRecord, StatementOfReasons } from "@orbita/contract";
import type { Ctx } from "../../kernel/ctx.ts";

/** The context of an administrator's action, provided by a request or by a bulk run. */
export type ActionCtx = Pick<Ctx, "tx" | "now" | "log" | "tell" | "enqueue" | "actor" | "reason">;

export type EnableRequest = {
  readonly id: string;
  readonly enabled: boolean;
  readonly statement: StatementOfReasons | null;
};

/**
 * The side effects of administrators' actions on an entity kind. A kind without an entry has none: its columns are written, its
 * row is deleted, and no notification is sent.
 */
export type EntityActions = {
  readonly change?: (ctx: ActionCtx, record: EntityRecord, change: Record<string, unknown>) => Promise<void>;
  readonly remove?: (ctx: ActionCtx, id: string) => Promise<void>;
  readonly enable?: (ctx: ActionCtx, showing: EnableRequest) => Promise<void>;
};
