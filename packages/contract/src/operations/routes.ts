import { z } from "zod";
import { defineRoute, nothing } from "../kernel/route.ts";
import { run } from "../runs/schema.ts";
import { mailDelivery, maintenance, maintenanceChange, operations, publicMaintenance } from "./schema.ts";

const byQueue = z.object({ queue: z.string().max(100) });
const oneLetter = byQueue.extend({ id: z.string().max(60) });

export const operationRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/admin/operations",
    area: "admin",
    summary: "Get the state of servers, queues, dead letters, search indexes and mail",
    response: operations,
    errors: [],
  }),
  rerunAll: defineRoute({
    method: "POST",
    path: "/admin/operations/dead-letter/{queue}/rerun",
    area: "admin",
    params: byQueue,
    reasoned: true,
    summary: "Requeue all dead letters of a queue, with their retries reset",
    response: z.object({ count: z.int() }),
    errors: [],
  }),
  rerun: defineRoute({
    method: "POST",
    path: "/admin/operations/dead-letter/{queue}/{id}/rerun",
    area: "admin",
    params: oneLetter,
    reasoned: true,
    summary: "Requeue a dead letter",
    response: nothing,
    errors: ["deadLetter.notFound"],
  }),
  discard: defineRoute({
    method: "DELETE",
    path: "/admin/operations/dead-letter/{queue}/{id}",
    area: "admin",
    params: oneLetter,
    reasoned: true,
    summary: "Discard a dead letter",
    response: nothing,
    errors: ["deadLetter.notFound"],
  }),
  reindex: defineRoute({
    method: "POST",
    path: "/admin/operations/index/{name}/rebuild",
    area: "admin",
    params: z.object({ name: z.string().max(60) }),
    reasoned: true,
    summary: "Rebuild a search index from the database while the product runs",
    response: run,
    errors: ["index.notFound", "run.already"],
  }),
  mails: defineRoute({
    method: "GET",
    path: "/admin/operations/mail",
    area: "admin",
    query: z.object({
      state: mailDelivery.shape.state.optional(),
      cursor: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    summary: "List emails with their delivery state and the mail server's response, without recipient addresses",
    response: z.object({ content: z.array(mailDelivery), cursor: z.string().nullable() }),
    errors: [],
  }),
  maintenance: defineRoute({
    method: "GET",
    path: "/maintenance",
    area: "any",
    whileClosed: true,
    guests: true,
    impersonal: true,
    summary: "Get the current or planned maintenance and its message",
    response: publicMaintenance,
    errors: [],
  }),
  changeMaintenance: defineRoute({
    method: "PATCH",
    path: "/admin/operations/maintenance",
    area: "admin",
    reasoned: true,
    body: maintenanceChange,
    summary: "Start, plan or end maintenance; administrators keep access",
    response: maintenance,
    errors: ["record.changedMeanwhile"],
  }),
};
