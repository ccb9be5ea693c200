export { presentSharedWishes } from "./present.ts";
export { deleteJobWishes, jobWishesOf, type JobWishesWithRoles } from "./queries.ts";
export { jobWishHandlers } from "./routes.ts";
export { loadJobWishes } from "./save-job-wishes.ts";
