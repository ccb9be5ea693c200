import { z } from "zod";
import { defineRoute, fileAnswer } from "../kernel/route.ts";
import {
  salaryBenchmark,
  salaryBenchmarkQuery,
  salaryRoleFigures,
  salaryRoleSummary,
  salaryTableQuery,
} from "./schema.ts";

const open = { area: "public", guests: true, impersonal: true } as const;
/** The figures change once a night, so a cached response is at most this old. */
const cacheSeconds = 600;

export const salaryRoutes = {
  roles: defineRoute({
    method: "GET",
    path: "/public/salaries/role",
    ...open,
    cacheSeconds,
    summary: "List roles that have salary figures, by name or alias; without a text, those with the most jobs",
    query: z.object({ q: z.string().trim().max(100).optional() }),
    response: z.array(salaryRoleSummary),
    errors: [],
  }),
  role: defineRoute({
    method: "GET",
    path: "/public/salaries/role/{id}",
    ...open,
    cacheSeconds,
    summary: "Get the salary figures of a role, by year, region, collective agreement and level",
    params: z.object({ id: z.string().max(60) }),
    response: salaryRoleFigures,
    errors: ["salaryRole.notFound"],
  }),
  benchmark: defineRoute({
    method: "GET",
    path: "/public/salaries/benchmark",
    ...open,
    cacheSeconds,
    limit: { per: "minute", max: 240 },
    summary: "Get the salary figure to compare a job with, by its title and region",
    query: salaryBenchmarkQuery,
    response: salaryBenchmark,
    errors: [],
  }),
  table: defineRoute({
    method: "GET",
    path: "/public/salaries/csv",
    ...open,
    summary: "Download salary figures as CSV, of one role or of all",
    query: salaryTableQuery,
    response: fileAnswer,
    errors: ["salaryRole.notFound"],
  }),
};
