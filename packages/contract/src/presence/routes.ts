import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { looking, presence } from "./schema.ts";

export const presenceRoutes = {
  look: defineRoute({
    method: "POST",
    path: "/talent/application/{id}/presence",
    area: "member",
    params: byId,
    body: looking,
    summary: "Report that the caller has an application open, and list the colleagues who do too",
    response: presence,
    errors: ["application.notFound"],
  }),
  leave: defineRoute({
    method: "DELETE",
    path: "/talent/application/{id}/presence",
    area: "member",
    params: byId,
    query: z.object({ tab: z.uuid() }),
    summary: "Report that the caller closed an application",
    response: nothing,
    errors: ["application.notFound"],
  }),
};
