import type { duplicateRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { decideDuplicate, readDuplicates } from "./read-duplicates.ts";

export const duplicateHandlers: Handlers<typeof duplicateRoutes> = {
  find: (ctx, { params }) => readDuplicates(ctx, params),
  decide: (ctx, { params, body }) => decideDuplicate(ctx, params, body),
};
