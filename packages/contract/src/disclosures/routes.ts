import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { disclosureCsvQuery, disclosurePage, disclosureQuery } from "./schema.ts";

export const disclosureRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/user/disclosures",
    area: "public",
    summary: "List accesses to my data: talent search, opened CVs, shared links and support, newest first",
    query: disclosureQuery,
    response: disclosurePage,
    errors: [],
  }),
  csv: defineRoute({
    method: "GET",
    path: "/public/user/disclosures/csv",
    area: "public",
    summary: "Download the log of accesses to my data as CSV, all pages",
    query: disclosureCsvQuery,
    limit: { per: "minute", max: 20 },
    response: fileAnswer,
    errors: [],
  }),
};
