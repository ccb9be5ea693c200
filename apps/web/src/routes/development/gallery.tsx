import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

// The condition is evaluated at build time, so that production does not include the gallery.
const Gallery = import.meta.env.DEV
  ? lazy(() => import("~/screens/public/gallery/gallery.tsx").then((module) => ({ default: module.Gallery })))
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
