import { z } from "zod";
import { defineRoute } from "../kernel/route.ts";
import { filterItems, filterList } from "./schema.ts";

const page = z.object({
  page: z.coerce.number().int().min(0).max(500).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
});
const open = { area: "any", guests: true, impersonal: true } as const;

export const filterListRoutes = {
  all: defineRoute({
    method: "GET",
    path: "/filterList/{list}",
    ...open,
    summary: "List the values in use, most used first",
    params: z.object({ list: filterList }),
    query: page,
    response: filterItems,
    errors: [],
  }),
  startingWith: defineRoute({
    method: "GET",
    path: "/filterList/{list}/{text}",
    ...open,
    summary: "List the values in use that begin with these letters",
    params: z.object({ list: filterList, text: z.string().trim().min(1).max(80) }),
    query: page,
    response: filterItems,
    errors: [],
  }),
};
