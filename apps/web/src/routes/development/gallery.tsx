import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

// Decided at build time: production does not include the gallery.
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
