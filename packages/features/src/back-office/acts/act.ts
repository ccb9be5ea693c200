import type { EntityRecord, Stating } from "@orbita/contract";
import type { Ctx } from "../../kernel/ctx.ts";

/** The context of an action: both a request and a bulk run provide it. */
export type ActCtx = Pick<Ctx, "tx" | "now" | "log" | "tell" | "enqueue" | "actor" | "reason">;

export type Showing = { readonly id: string; readonly enabled: boolean; readonly statement: Stating | null };

/**
 * The side effects of actions on a kind. A kind without an entry has none: its columns are written, its row is deleted, and no
 * notification is sent.
 */
export type Acts = {
  readonly change?: (ctx: ActCtx, record: EntityRecord, change: Record<string, unknown>) => Promise<void>;
  readonly remove?: (ctx: ActCtx, id: string) => Promise<void>;
  readonly enable?: (ctx: ActCtx, showing: Showing) => Promise<void>;
};
