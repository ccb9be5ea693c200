import { lazy, Suspense } from "react";
import type { InterviewSubject } from "./queries.ts";

const Interviews = lazy(() => import("./my-interviews.tsx").then((module) => ({ default: module.MyInterviews })));

/** The talent's interviews, loaded lazily, because most applications have none. */
export const LazyMyInterviews = ({ subject }: { subject: InterviewSubject }) => (
  <Suspense>
    <Interviews subject={subject} />
  </Suspense>
);
