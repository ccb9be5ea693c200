import { createFileRoute, redirect } from "@tanstack/react-router";

/** An address of its own for each; where there is room it stands beside the others. */
export const Route = createFileRoute("/applications/$id")({
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: "/applications", search: { id }, replace: true });
  },
});
