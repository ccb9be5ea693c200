import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { pageOf, searchPayload } from "../kernel/search.ts";
import { run, runFields, runLine } from "./schema.ts";

export const runRoutes = {
  search: defineRoute({
    method: "POST",
    path: "/admin/run/search",
    area: "admin",
    safe: true,
    body: searchPayload(runFields),
    summary: "Search background runs, manual or scheduled, with their results",
    response: pageOf(run),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/admin/run/{id}",
    area: "admin",
    params: byId,
    summary: "Get the progress of a run",
    response: run,
    errors: ["run.notFound"],
  }),
  lines: defineRoute({
    method: "GET",
    path: "/admin/run/{id}/line",
    area: "admin",
    params: byId,
    query: z.object({
      state: runLine.shape.state.optional(),
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    summary: "List the rows that a run processed",
    response: z.object({ content: z.array(runLine), totalElements: z.int(), totalPages: z.int(), page: z.int() }),
    errors: ["run.notFound"],
  }),
  stop: defineRoute({
    method: "POST",
    path: "/admin/run/{id}/stop",
    area: "admin",
    params: byId,
    reasoned: true,
    summary: "Stop a run after its current row; completed work stays",
    response: run,
    errors: ["run.notFound", "run.over"],
  }),
  file: defineRoute({
    method: "GET",
    path: "/admin/run/{id}/file",
    area: "admin",
    inSteps: true,
    params: byId,
    summary: "Download the file that a run created",
    response: fileAnswer,
    errors: ["run.notFound"],
  }),
};
