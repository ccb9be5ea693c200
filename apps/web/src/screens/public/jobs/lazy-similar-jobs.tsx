import { lazy, Suspense } from "react";
import type { SimilarProps } from "./similar-jobs.tsx";
// The server renders this part, so its styles must load with the page; only its script is lazy.
import "@orbita/ui/base/label.module.css";
import "@orbita/ui/patterns/item-list.module.css";
import "@orbita/ui/patterns/list-row.module.css";

// The similar jobs are at the end of the page, so their script loads after the page's own.
const SimilarJobs = lazy(() => import("./similar-jobs.tsx").then((module) => ({ default: module.SimilarJobs })));

/** Similar open jobs, with a script that loads late. Renders nothing if there are none. */
export function LazySimilarJobs(props: SimilarProps) {
  if (props.jobs.length === 0) return null;
  return (
    <Suspense>
      <SimilarJobs {...props} />
    </Suspense>
  );
}
