import { signedIn, type PermissionCase, type PermissionCases } from "./roles.ts";

const forPost = (name: "markSeen" | "hideJob"): PermissionCase => ({
  who: signedIn,
  call: (c, { postId }) => c.jobMarks[name]({ params: { id: postId } }),
  absent: "jobPost.notFound",
});

export const jobMarksRows: PermissionCases<"jobMarks"> = {
  read: { who: signedIn, call: (c) => c.jobMarks.read({}) },
  markSeen: forPost("markSeen"),
  forgetSeen: { who: signedIn, call: (c) => c.jobMarks.forgetSeen({}) },
  hidden: { who: signedIn, call: (c) => c.jobMarks.hidden({}) },
  hideJob: forPost("hideJob"),
  showJob: { who: signedIn, call: (c, { postId }) => c.jobMarks.showJob({ params: { id: postId } }) },
  hideSpace: {
    who: signedIn,
    call: (c, { spaceId }) => c.jobMarks.hideSpace({ params: { id: spaceId } }),
    absent: "space.notFound",
  },
  showSpace: { who: signedIn, call: (c, { spaceId }) => c.jobMarks.showSpace({ params: { id: spaceId } }) },
};

export const jobFitsRows: PermissionCases<"jobFits"> = {
  list: { who: signedIn, call: (c) => c.jobFits.list({ query: {} }) },
  read: {
    who: signedIn,
    call: (c, { postId }) => c.jobFits.read({ params: { id: postId } }),
    absent: "jobPost.notFound",
  },
  counts: { who: signedIn, call: (c, { postId }) => c.jobFits.counts({ body: { ids: [postId] } }) },
  notForMe: { who: signedIn, call: (c) => c.jobFits.notForMe({}) },
  addReason: {
    who: signedIn,
    call: (c, { postId }) => c.jobFits.addReason({ params: { id: postId }, body: { reason: "company" } }),
    absent: "jobPost.notFound",
  },
  removeReason: { who: signedIn, call: (c, { postId }) => c.jobFits.removeReason({ params: { id: postId } }) },
};
