import { defineRoute } from "../kernel/route.ts";
import { disclosurePage, disclosureQuery } from "./schema.ts";

export const disclosureRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/user/disclosures",
    area: "public",
    summary: "Who saw my data: Spaces in talent search, opened CVs, shared links and support, the newest first",
    query: disclosureQuery,
    response: disclosurePage,
    errors: [],
  }),
};
