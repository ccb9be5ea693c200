import type { personalDataRoutes } from "@orbita/contract";
import { keepAccount } from "../accounts/index.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { deleteAccount, readConsequences } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

export const personalDataHandlers: Handlers<typeof personalDataRoutes> = {
  export: (ctx) => exportData(ctx),
  consequences: (ctx) => readConsequences(ctx),
  keep: (ctx) => keepAccount(ctx),
  remove: (ctx, { body }) => deleteAccount(ctx, body),
};
