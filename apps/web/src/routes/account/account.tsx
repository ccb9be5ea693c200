import { createFileRoute } from "@tanstack/react-router";

/** Forms speak from the second catalogue. */
export const Route = createFileRoute("/_account")({
  staticData: { catalogues: ["app"] },
});
