import { everyone, readers, writers, type PermissionCases, type PermissionWorld } from "./roles.ts";

const post = ({ postId }: PermissionWorld) => ({ params: { id: postId } });
const space = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
const title = { title: "Sviluppo backend" };

export const jobPostsRows: PermissionCases<"jobPosts"> = {
  create: { who: writers, call: (c, _, o) => c.jobPosts.create({ body: title }, o) },
  readOwn: { who: readers, call: (c, w) => c.jobPosts.readOwn(post(w)), absent: "jobPost.notFound" },
  change: {
    who: writers,
    call: (c, w) => c.jobPosts.change({ ...post(w), body: title }),
    absent: "jobPost.notFound",
  },
  remove: { who: writers, call: (c, w) => c.jobPosts.remove(post(w)), absent: "jobPost.notFound" },
  listOfSpace: {
    who: readers,
    call: (c, w) => c.jobPosts.listOfSpace({ ...space(w), query: {} }),
    absent: "access.denied",
  },
  searchOwn: { who: readers, call: (c, _, o) => c.jobPosts.searchOwn({ body: {} }, o) },
  publish: { who: writers, call: (c, w) => c.jobPosts.publish({ ...post(w), body: {} }), absent: "jobPost.notFound" },
  changePlan: {
    who: writers,
    call: (c, w) => c.jobPosts.changePlan({ ...post(w), body: { plan: "free" } }),
    absent: "jobPost.notFound",
  },
  confirm: { who: writers, call: (c, w) => c.jobPosts.confirm({ ...post(w), body: {} }), absent: "jobPost.notFound" },
  duplicate: { who: writers, call: (c, w) => c.jobPosts.duplicate(post(w)), absent: "jobPost.notFound" },
  history: { who: readers, call: (c, w) => c.jobPosts.history(post(w)), absent: "jobPost.notFound" },
  similar: { who: everyone, call: (c, w) => c.jobPosts.similar(post(w)), absent: "jobPost.notFound" },
  suspend: { who: writers, call: (c, w) => c.jobPosts.suspend(post(w)), absent: "jobPost.notFound" },
  draft: { who: writers, call: (c, w) => c.jobPosts.draft(post(w)), absent: "jobPost.notFound" },
  unpublish: {
    who: writers,
    call: (c, w) => c.jobPosts.unpublish({ ...post(w), body: { outcome: "hired" } }),
    absent: "jobPost.notFound",
  },
  read: { who: everyone, call: (c, w) => c.jobPosts.read(post(w)), absent: "jobPost.notFound" },
  search: { who: everyone, call: (c) => c.jobPosts.search({ body: {} }) },
  countByPlace: { who: everyone, call: (c) => c.jobPosts.countByPlace({ body: {} }) },
  suggest: { who: everyone, call: (c) => c.jobPosts.suggest({ query: { q: "svil" } }) },
};
