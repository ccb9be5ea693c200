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
    summary: "How everything is: servers, queues, what got stuck, indexes, mail",
    response: operations,
    errors: [],
  }),
  rerunAll: defineRoute({
    method: "POST",
    path: "/admin/operations/dead-letter/{queue}/rerun",
    area: "admin",
    params: byQueue,
    reasoned: true,
    summary: "All that got stuck in a queue goes back into it, with all its tries before it",
    response: z.object({ count: z.int() }),
    errors: [],
  }),
  rerun: defineRoute({
    method: "POST",
    path: "/admin/operations/dead-letter/{queue}/{id}/rerun",
    area: "admin",
    params: oneLetter,
    reasoned: true,
    summary: "One that got stuck goes back into its queue",
    response: nothing,
    errors: ["deadLetter.notFound"],
  }),
  discard: defineRoute({
    method: "DELETE",
    path: "/admin/operations/dead-letter/{queue}/{id}",
    area: "admin",
    params: oneLetter,
    reasoned: true,
    summary: "One that got stuck is given up",
    response: nothing,
    errors: ["deadLetter.notFound"],
  }),
  reindex: defineRoute({
    method: "POST",
    path: "/admin/operations/index/{name}/rebuild",
    area: "admin",
    params: z.object({ name: z.string().max(60) }),
    reasoned: true,
    summary: "Fill a search index anew from the database, while the product runs",
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
    summary: "Mails, whether they left and what the other side answered; never to which address",
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
    summary: "Whether the platform is closed or will be, and what is said about it",
    response: publicMaintenance,
    errors: [],
  }),
  changeMaintenance: defineRoute({
    method: "PATCH",
    path: "/admin/operations/maintenance",
    area: "admin",
    reasoned: true,
    body: maintenanceChange,
    summary: "Close the platform, plan to, or open it again; administrators stay inside",
    response: maintenance,
    errors: ["record.changedMeanwhile"],
  }),
};
