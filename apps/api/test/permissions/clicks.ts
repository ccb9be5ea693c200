import { randomUUIDv7 } from "node:crypto";
import { everyone, readers, type Rows } from "./roles.ts";

export const clicksRows: Rows<"clicks"> = {
  click: {
    who: everyone,
    call: (c, { postId }) => c.clicks.click({ body: { jobPostId: postId, source: "list", id: randomUUIDv7() } }),
    absent: "jobPost.notFound",
  },
  instances: {
    who: readers,
    call: (c, { postId }) => c.clicks.instances({ params: { id: postId }, query: {} }),
    absent: "jobPost.notFound",
  },
};
