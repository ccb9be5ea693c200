import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { averageExperience, dashboard, statisticsQuery, statisticsTableQuery } from "./schema.ts";

export const statisticsRoutes = {
  averageExperience: defineRoute({
    method: "GET",
    path: "/talent/analytics/dashboard/averageExperience",
    area: "member",
    forSpace: true,
    query: statisticsQuery,
    summary: "Years of experience of who applies, on average",
    response: averageExperience,
    errors: ["jobPost.notFound"],
  }),
  dashboard: defineRoute({
    method: "GET",
    path: "/talent/analytics/dashboard",
    area: "member",
    forSpace: true,
    query: statisticsQuery,
    summary: "From the first view to the hire: what a Space's posts bring, and how it answers",
    response: dashboard,
    errors: ["jobPost.notFound"],
  }),
  table: defineRoute({
    method: "GET",
    path: "/talent/analytics/dashboard/csv",
    area: "member",
    forSpace: true,
    query: statisticsTableQuery,
    summary: "The table behind a chart, as CSV",
    response: fileAnswer,
    errors: ["jobPost.notFound"],
  }),
};
