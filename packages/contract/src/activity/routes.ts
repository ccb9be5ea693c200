import { defineRoute } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections } from "../kernel/search.ts";
import { activity, activityFields } from "./schema.ts";

export const activityRoutes = {
  search: defineRoute({
    method: "POST",
    path: "/me/activity/search",
    area: "any",
    safe: true,
    summary: "Search my activity log, newest first",
    body: withProjections(searchPayload(activityFields, { sort: "at:desc" }), activity),
    response: pageOf(activity),
    errors: [],
  }),
};
