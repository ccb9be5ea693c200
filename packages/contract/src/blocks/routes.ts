import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { block, newBlock } from "./schema.ts";

export const blockRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/block",
    area: "public",
    summary: "Whom I muted and blocked, the last first",
    response: z.array(block),
    errors: [],
  }),
  add: defineRoute({
    method: "POST",
    path: "/public/block",
    area: "public",
    limit: { per: "minute", max: 60 },
    body: newBlock,
    summary: "Mute or block somebody, or mute a Space; the last word counts. They are not told",
    response: block,
    errors: ["people.notFound", "space.notFound", "block.tooMany"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/public/block/{id}",
    area: "public",
    params: byId,
    summary: "See them again",
    response: nothing,
    errors: ["block.notFound"],
  }),
};
