import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { duplicateDecision, duplicates } from "./schema.ts";

export const duplicateRoutes = {
  find: defineRoute({
    method: "GET",
    path: "/talent/duplicates/{id}",
    area: "member",
    params: byId,
    summary: "List applications and candidates of my Space that may be the same person, with reasons",
    response: duplicates,
    errors: ["duplicate.notFound"],
  }),
  decide: defineRoute({
    method: "PUT",
    path: "/talent/duplicates/{id}/{otherId}",
    area: "member",
    params: z.object({ id, otherId: id }),
    body: duplicateDecision,
    summary: "Confirm or reject that two records belong to the same person; changes neither of them",
    response: duplicates,
    errors: ["duplicate.notFound"],
  }),
};
