import { createFileRoute, redirect } from "@tanstack/react-router";

/** The lists have no page of their own: the first one opens. */
export const Route = createFileRoute("/admin/lists/")({
  beforeLoad: () =>
    redirect({ to: "/admin/lists/$type", params: { type: "contract_type" }, replace: true, throw: true }),
});
