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
