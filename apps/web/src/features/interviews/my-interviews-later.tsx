import { lazy, Suspense } from "react";
import type { Subject } from "~/domain/interviews/queries.ts";

const Interviews = lazy(() => import("./my-interviews.tsx").then((module) => ({ default: module.MyInterviews })));

/** Loaded lazily, because most applications have no interview. */
export const MyInterviews = ({ subject }: { subject: Subject }) => (
  <Suspense>
    <Interviews subject={subject} />
  </Suspense>
);
