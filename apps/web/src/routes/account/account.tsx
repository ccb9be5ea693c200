import { createFileRoute } from "@tanstack/react-router";

/** Forms use the `app` catalogue. */
export const Route = createFileRoute("/_account")({
  staticData: { catalogues: ["app"] },
});
