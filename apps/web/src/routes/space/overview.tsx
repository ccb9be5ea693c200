import { createFileRoute, redirect } from "@tanstack/react-router";

/** The overview has its figures from applications; until there are any, a Space begins with its job posts. */
export const Route = createFileRoute("/work/$space/")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/work/$space/job-posts", params, replace: true });
  },
});
