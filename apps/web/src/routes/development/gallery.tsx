import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

// Decided while building: in production the gallery's code is not there.
const Gallery = import.meta.env.DEV
  ? lazy(() => import("~/features/gallery/gallery.tsx").then((module) => ({ default: module.Gallery })))
  : () => null;

export const Route = createFileRoute("/_gallery")({
  ssr: false,
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: () => (
    <Suspense>
      <Gallery />
    </Suspense>
  ),
});
