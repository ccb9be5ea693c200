import { createFileRoute } from "@tanstack/react-router";

/** Parent of the account pages, whose forms need the `app` message catalogue. */
export const Route = createFileRoute("/_account")({
  staticData: { catalogues: ["app"] },
});
