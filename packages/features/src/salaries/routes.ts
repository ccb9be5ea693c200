import type { salaryRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { exportFigures } from "./export-figures.ts";
import { findRoles } from "./queries.ts";
import { readBenchmark } from "./read-benchmark.ts";
import { readRole } from "./read-role.ts";

export const salaryHandlers: Handlers<typeof salaryRoutes> = {
  roles: ({ tx }, { query }) => findRoles(tx, query.q ?? ""),
  role: (ctx, { params }) => readRole(ctx, params),
  benchmark: (ctx, { query }) => readBenchmark(ctx, query),
  table: (ctx, { query }) => exportFigures(ctx, query),
};
