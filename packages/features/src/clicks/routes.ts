import type { clickRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { click } from "./click.ts";
import { exportLedger } from "./export-ledger.ts";
import { readInstances } from "./read-instances.ts";
import { readLedgerEntries, readLedgerDay } from "./read-ledger-day.ts";

export const clickHandlers: Handlers<typeof clickRoutes> = {
  click: (ctx, { body }) => click(ctx, body),
  clickToken: async ({ platform, asker, now }, { body: { jobPostId } }) => ({
    token: platform.clickTokens.issue({ jobPostId, address: asker.address }, now),
  }),
  instances: (ctx, { params, query }) => readInstances(ctx, params, query),
  day: (ctx, { params, query }) => readLedgerDay(ctx, params, query),
  entries: (ctx, { params, query }) => readLedgerEntries(ctx, params, query),
  exportEntries: (ctx, { params, query }) => exportLedger(ctx, params, query),
};
