import { lazy, Suspense } from "react";
import type { SimilarProps } from "./similar-jobs.tsx";
// The looks of what is written by the server come with the page: only its script may be late.
import "@orbita/ui/base/label.module.css";
import "@orbita/ui/patterns/item-list.module.css";
import "@orbita/ui/patterns/list-row.module.css";

// At the end of a page that is read from its beginning: its script comes after the page's own.
const SimilarJobs = lazy(() => import("./similar-jobs.tsx").then((module) => ({ default: module.SimilarJobs })));

/** What is open instead, or besides; nothing where nothing is alike. */
export function SimilarLater(props: SimilarProps) {
  if (props.jobs.length === 0) return null;
  return (
    <Suspense>
      <SimilarJobs {...props} />
    </Suspense>
  );
}
