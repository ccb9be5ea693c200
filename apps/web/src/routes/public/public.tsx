import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";

export const Route = createFileRoute("/_public")({
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
});
