import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { block, newBlock } from "./schema.ts";

export const blockRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/block",
    area: "public",
    summary: "List the people and Spaces that I muted or blocked, newest first",
    response: z.array(block),
    errors: [],
  }),
  add: defineRoute({
    method: "POST",
    path: "/public/block",
    area: "public",
    limit: { per: "minute", max: 60 },
    body: newBlock,
    summary: "Mute or block a person, or mute a Space; replaces an earlier choice. They are not notified",
    response: block,
    errors: ["people.notFound", "space.notFound", "block.tooMany"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/public/block/{id}",
    area: "public",
    params: byId,
    summary: "Remove a mute or block",
    response: nothing,
    errors: ["block.notFound"],
  }),
};
