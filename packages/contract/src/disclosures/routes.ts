import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { disclosureCsvQuery, disclosurePage, disclosureQuery } from "./schema.ts";

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
  csv: defineRoute({
    method: "GET",
    path: "/public/user/disclosures/csv",
    area: "public",
    summary: "The same log as a CSV file, all pages of it",
    query: disclosureCsvQuery,
    limit: { per: "minute", max: 20 },
    response: fileAnswer,
    errors: [],
  }),
};
