import { z } from "zod";
import { jobPostId } from "../job-posts/schema.ts";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { hiddenFromSearch, jobMarks } from "./schema.ts";

const byJob = z.object({ id: jobPostId });

export const jobMarkRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/public/job-mark",
    area: "public",
    summary: "List the ids of the jobs that the caller applied to, saved, opened or hid, to mark them in a list",
    response: jobMarks,
    errors: [],
  }),
  markSeen: defineRoute({
    method: "PUT",
    path: "/public/job-mark/seen/{id}",
    area: "public",
    summary: "Mark an open job post as seen by the caller; idempotent",
    params: byJob,
    response: nothing,
    errors: ["jobPost.notFound"],
  }),
  forgetSeen: defineRoute({
    method: "DELETE",
    path: "/public/job-mark/seen",
    area: "public",
    summary: "Delete all marks of jobs that the caller has seen",
    response: nothing,
    errors: [],
  }),
  hidden: defineRoute({
    method: "GET",
    path: "/public/job-mark/hidden",
    area: "public",
    summary: "List the jobs and Spaces that the caller hid from their job search",
    response: hiddenFromSearch,
    errors: [],
  }),
  hideJob: defineRoute({
    method: "PUT",
    path: "/public/job-mark/hidden/jobpost/{id}",
    area: "public",
    summary: "Hide an open job post from the caller's job search; idempotent",
    params: byJob,
    response: nothing,
    errors: ["jobPost.notFound", "jobMark.tooMany"],
  }),
  showJob: defineRoute({
    method: "DELETE",
    path: "/public/job-mark/hidden/jobpost/{id}",
    area: "public",
    summary: "Show a hidden job post again; idempotent",
    params: byJob,
    response: nothing,
    errors: [],
  }),
  hideSpace: defineRoute({
    method: "PUT",
    path: "/public/job-mark/hidden/space/{id}",
    area: "public",
    summary: "Hide all jobs of a Space from the caller's job search; idempotent, and the Space is not notified",
    params: byId,
    response: nothing,
    errors: ["space.notFound", "jobMark.tooMany"],
  }),
  showSpace: defineRoute({
    method: "DELETE",
    path: "/public/job-mark/hidden/space/{id}",
    area: "public",
    summary: "Show the jobs of a hidden Space again; idempotent",
    params: byId,
    response: nothing,
    errors: [],
  }),
};
