import { createFileRoute } from "@tanstack/react-router";
import { speak } from "~/shell/i18n/catalogues.ts";

/** Forms speak from the second catalogue. */
export const Route = createFileRoute("/_account")({
  beforeLoad: ({ context }) => speak(context.i18n, context.locale.current, ["app"]),
});
