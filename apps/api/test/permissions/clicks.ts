import { randomUUIDv7 } from "node:crypto";
import { everyone, readers, type PermissionCases } from "./roles.ts";

export const clicksRows: PermissionCases<"clicks"> = {
  click: {
    who: everyone,
    call: (c, { postId }) => c.clicks.click({ body: { jobPostId: postId, source: "list", id: randomUUIDv7() } }),
    absent: "jobPost.notFound",
  },
  clickToken: {
    who: everyone,
    call: (c, { postId }) => c.clicks.clickToken({ body: { jobPostId: postId } }),
  },
  instances: {
    who: readers,
    call: (c, { postId }) => c.clicks.instances({ params: { id: postId }, query: {} }),
    absent: "jobPost.notFound",
  },
  day: {
    who: readers,
    call: (c, { spaceId }) => c.clicks.day({ params: { id: spaceId }, query: {} }),
    absent: "access.denied",
  },
  entries: {
    who: readers,
    call: (c, { postId }) => c.clicks.entries({ params: { id: postId }, query: { day: "2026-11-14" } }),
    absent: "jobPost.notFound",
  },
  exportEntries: {
    who: readers,
    call: (c, { postId }) =>
      c.clicks.exportEntries({ params: { id: postId }, query: { from: "2026-11-14", to: "2026-11-14" } }),
    absent: "jobPost.notFound",
  },
};
