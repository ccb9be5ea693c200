import { z } from "zod";
import { clickSource } from "../clicks/schema.ts";
import { byId, id, words } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { verification } from "./board.ts";
import { applicationLimits as limits } from "./limits.ts";
import { applicationStatus } from "./states.ts";
import { applyPreparation, myApplication, myApplicationSearch, myWholeApplication, newApplication } from "./schema.ts";

const sending = [
  "jobPost.notFound",
  "jobPost.closed",
  "application.alreadyApplied",
  "application.ownSpace",
  "application.resumeEmpty",
  "application.answersMissing",
  "resume.versionNotFound",
  "file.notFound",
  "email.notValidated",
] as const;

/** Routes for talents, on their own applications. */
export const applicationRoutes = {
  prepare: defineRoute({
    method: "GET",
    path: "/public/application/prepare/{jobPostId}",
    area: "public",
    params: z.object({ jobPostId: id }),
    query: z.object({ versionId: id.optional() }),
    summary:
      "Preview an application: evidence in my resume for each requirement, its readers, and the promised reply date",
    response: applyPreparation,
    errors: ["jobPost.notFound", "jobPost.closed", "resume.versionNotFound"],
  }),
  apply: defineRoute({
    method: "POST",
    path: "/public/application",
    area: "public",
    once: true,
    verified: true,
    body: newApplication,
    summary: "Apply to a job post, or send a withdrawn application again",
    response: myWholeApplication,
    errors: sending,
  }),
  exists: defineRoute({
    method: "POST",
    path: "/public/application/exists",
    area: "public",
    safe: true,
    body: z.strictObject({ jobPostId: id }),
    summary: "Check whether I applied to this job post",
    response: z.object({ exists: z.boolean(), id: id.nullable(), status: applicationStatus.nullable() }),
    errors: [],
  }),
  searchMine: defineRoute({
    method: "POST",
    path: "/public/application/search",
    area: "public",
    safe: true,
    body: myApplicationSearch,
    summary: "Search my applications",
    response: pageOf(myApplication),
    errors: [],
  }),
  readMine: defineRoute({
    method: "GET",
    path: "/public/application/{id}",
    area: "public",
    params: byId,
    summary: "Get my application, with what I sent and its timeline",
    response: myWholeApplication,
    errors: ["application.notFound"],
  }),
  withdraw: defineRoute({
    method: "POST",
    path: "/public/application/{id}/withdraw",
    area: "public",
    once: true,
    params: byId,
    body: z.strictObject({ reason: words({ max: limits.reason.max }).nullable().default(null) }),
    summary: "Withdraw my open application",
    response: myWholeApplication,
    errors: ["application.notFound", "application.wrongStatus"],
  }),
  verifyMine: defineRoute({
    method: "GET",
    path: "/public/application/{id}/verify",
    area: "public",
    params: byId,
    summary: "Verify that the timeline of my application is unchanged",
    response: verification,
    errors: ["application.notFound"],
  }),
  signal: defineRoute({
    method: "POST",
    path: "/public/application/signal",
    area: "public",
    body: z.strictObject({
      jobPostId: id,
      kind: z.enum(["evidenceSeen", "applyStarted"]),
      source: clickSource.nullable().default(null),
    }),
    summary: "Record that I saw the evidence or began to apply; counted once in the post's statistics",
    response: nothing,
    errors: ["jobPost.notFound"],
  }),
};
