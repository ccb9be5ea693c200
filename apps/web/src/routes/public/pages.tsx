import { createFileRoute, Outlet } from "@tanstack/react-router";
import { speak } from "~/shell/i18n/catalogues.ts";

export const Route = createFileRoute("/_public/_pages")({
  beforeLoad: ({ context }) => speak(context.i18n, context.locale.current, ["pages"]),
  component: Outlet,
});
