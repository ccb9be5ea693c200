import type { statisticsRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { exportTable } from "./export-table.ts";
import { readAverageExperience, readDashboard } from "./read-dashboard.ts";

export const statisticsHandlers: Handlers<typeof statisticsRoutes> = {
  averageExperience: (ctx, { query }) => readAverageExperience(ctx, query),
  dashboard: (ctx, { query }) => readDashboard(ctx, query),
  table: (ctx, { query }) => exportTable(ctx, query),
};
