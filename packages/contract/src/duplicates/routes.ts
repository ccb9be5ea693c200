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
    summary: "Who among my Space's applications and candidates may be the same person, and why",
    response: duplicates,
    errors: ["duplicate.notFound"],
  }),
  decide: defineRoute({
    method: "PUT",
    path: "/talent/duplicates/{id}/{otherId}",
    area: "member",
    params: z.object({ id, otherId: id }),
    body: duplicateDecision,
    summary: "Say that two belong together, or that they do not; nothing of either is changed",
    response: duplicates,
    errors: ["duplicate.notFound"],
  }),
};
