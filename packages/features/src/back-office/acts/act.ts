import type { EntityRecord, Stating } from "@orbita/contract";
import type { Ctx } from "../../kernel/ctx.ts";

/** What an act needs: a request has it, and a run that does the same to many. */
export type ActCtx = Pick<Ctx, "tx" | "now" | "log" | "tell" | "enqueue" | "actor" | "reason">;

export type Showing = { readonly id: string; readonly enabled: boolean; readonly statement: Stating | null };

/**
 * What acts on a kind do beside writing its columns. A kind without an entry has none of it: its columns are written, its row
 * is deleted, and nobody else is to be told.
 */
export type Acts = {
  readonly change?: (ctx: ActCtx, record: EntityRecord, change: Record<string, unknown>) => Promise<void>;
  readonly remove?: (ctx: ActCtx, id: string) => Promise<void>;
  readonly enable?: (ctx: ActCtx, showing: Showing) => Promise<void>;
};
