import { emptyWishes } from "../support/job-wishes.ts";
import { signedIn, type PermissionCases } from "./roles.ts";

export const savedJobsRows: PermissionCases<"savedJobs"> = {
  list: { who: signedIn, call: (c) => c.savedJobs.list({ query: {} }) },
  ids: { who: signedIn, call: (c) => c.savedJobs.ids({}) },
  save: {
    who: signedIn,
    call: (c, { postId }) => c.savedJobs.save({ params: { id: postId } }),
    absent: "jobPost.notFound",
  },
  remove: { who: signedIn, call: (c, { postId }) => c.savedJobs.remove({ params: { id: postId } }) },
};

export const jobWishesRows: PermissionCases<"jobWishes"> = {
  read: { who: signedIn, call: (c) => c.jobWishes.read({}) },
  save: { who: signedIn, call: (c) => c.jobWishes.save({ body: emptyWishes }) },
};

export const talentHomeRows: PermissionCases<"talentHome"> = {
  read: { who: signedIn, call: (c) => c.talentHome.read({}) },
};
