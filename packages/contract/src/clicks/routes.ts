import { z } from "zod";
import { jobPostId } from "../job-posts/schema.ts";
import { defineRoute, fileAnswer, nothing } from "../kernel/route.ts";
import { spaceId } from "../spaces/schema.ts";
import { ledgerLimits } from "./limits.ts";
import { jobInstance, ledgerDay, ledgerEntry, newClick } from "./schema.ts";

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const clickRoutes = {
  click: defineRoute({
    method: "POST",
    path: "/public/click",
    area: "public",
    guests: true,
    limit: { per: "minute", max: 120 },
    summary: "Count a view of a job post, once per network (/24, /64), post and day; never reveals whether it counted",
    body: newClick,
    response: nothing,
    errors: ["jobPost.notFound"],
  }),
  clickToken: defineRoute({
    method: "POST",
    path: "/public/click/token",
    area: "public",
    guests: true,
    safe: true,
    impersonal: true,
    limit: { per: "minute", max: 120 },
    summary: "Get the token for a click when the job post is shown; valid from one second to thirty minutes later",
    body: z.strictObject({ jobPostId }),
    response: z.object({ token: z.string() }).meta({ id: "ClickToken" }),
    errors: [],
  }),
  instances: defineRoute({
    method: "GET",
    path: "/talent/jobpost/{id}/instances",
    area: "member",
    summary: "List a job post's daily ledgers, newest first: budget, clicks counted and refused, amount",
    params: z.object({ id: jobPostId }),
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    response: z.array(jobInstance),
    errors: ["jobPost.notFound"],
  }),
  day: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/ledger",
    area: "member",
    summary: "Get the sponsoring of one day in Europe/Rome, post by post; defaults to today",
    params: z.object({ id: spaceId }),
    query: z.object({ day: z.iso.date().optional() }),
    response: ledgerDay,
    errors: [],
  }),
  entries: defineRoute({
    method: "GET",
    path: "/talent/jobpost/{id}/ledger",
    area: "member",
    summary: "List the clicks of a post on one day, counted or refused with the reason, newest first",
    params: z.object({ id: jobPostId }),
    query: z.object({
      day: z.iso.date(),
      /** Cursor: the number of the last entry that the client has loaded. The response contains the entries before it. */
      before: z.coerce.number().int().min(1).optional(),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ content: z.array(ledgerEntry), total: z.int() }),
    errors: ["jobPost.notFound"],
  }),
  exportEntries: defineRoute({
    method: "GET",
    path: "/talent/jobpost/{id}/ledger/export",
    area: "member",
    summary: "Export the clicks of a post in a range of days as CSV",
    params: z.object({ id: jobPostId }),
    query: z
      .object({ from: z.iso.date(), to: z.iso.date() })
      .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < ledgerLimits.exportDays, {
        error: "field.invalid",
        path: ["to"],
      }),
    response: fileAnswer,
    errors: ["jobPost.notFound"],
  }),
};
