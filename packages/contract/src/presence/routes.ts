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
    summary: "I have this application open; answers which colleagues have, too",
    response: presence,
    errors: ["application.notFound"],
  }),
  leave: defineRoute({
    method: "DELETE",
    path: "/talent/application/{id}/presence",
    area: "member",
    params: byId,
    query: z.object({ tab: z.uuid() }),
    summary: "I have it open no more",
    response: nothing,
    errors: ["application.notFound"],
  }),
};
