import type { filterListRoutes } from "@orbita/contract";
import type { FilterSource } from "../kernel/filter-source.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { readItems } from "./read-items.ts";

/**
 * The route handlers of filter lists. `catalogue.ts` passes in the sources of all features, because each feature decides which
 * of its values may be counted.
 */
export const filterListHandlers = (sources: readonly FilterSource[]): Handlers<typeof filterListRoutes> => ({
  all: (ctx, { params, query }) => readItems(ctx, { ...params, ...query }, sources),
  startingWith: (ctx, { params, query }) => readItems(ctx, { ...params, ...query }, sources),
});
