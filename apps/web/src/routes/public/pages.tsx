import { createFileRoute, Outlet } from "@tanstack/react-router";

export const Route = createFileRoute("/_public/_pages")({
  staticData: { catalogues: ["pages"] },
  component: Outlet,
});
