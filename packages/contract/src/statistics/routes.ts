import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { averageExperience, dashboard, statisticsQuery, statisticsTableQuery } from "./schema.ts";

export const statisticsRoutes = {
  averageExperience: defineRoute({
    method: "GET",
    path: "/talent/analytics/dashboard/averageExperience",
    area: "member",
    forSpace: true,
    query: statisticsQuery,
    summary: "Get the average years of experience of candidates",
    response: averageExperience,
    errors: ["jobPost.notFound"],
  }),
  dashboard: defineRoute({
    method: "GET",
    path: "/talent/analytics/dashboard",
    area: "member",
    forSpace: true,
    query: statisticsQuery,
    summary: "Get the dashboard of a Space: funnel from view to hire, and reply times",
    response: dashboard,
    errors: ["jobPost.notFound"],
  }),
  table: defineRoute({
    method: "GET",
    path: "/talent/analytics/dashboard/csv",
    area: "member",
    forSpace: true,
    query: statisticsTableQuery,
    summary: "Download the table behind a chart as CSV",
    response: fileAnswer,
    errors: ["jobPost.notFound"],
  }),
};
