import { msg } from "@lingui/core/macro";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { JobClosed, JobGone } from "~/screens/public/jobs/job-gone.tsx";
import { JobView } from "~/screens/public/jobs/job-view.tsx";
import { notFoundHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/jobs/$id")({
  loader: async ({ params }) => {
    // The loader is imported on demand, because this route file is in the bundle of every page.
    const { loadJob } = await import("~/screens/public/jobs/load-job.ts");
    const found = await loadJob(params.id);
    if (!found) throw notFound();
    return found;
  },
  head: async ({ match: { context }, loaderData }) => {
    if (!loaderData?.job) return notFoundHead(context.i18n, msg`This job is no longer open`);
    const { jobHead } = await import("~/screens/public/jobs/jobs-head.ts");
    return jobHead(context.i18n, loaderData.job, loaderData.origin);
  },
  component: JobPage,
  notFoundComponent: JobGone,
});

function JobPage() {
  const { job, closed, promises, benchmark, ...besides } = Route.useLoaderData();
  return job ? <JobView {...{ job, promises, benchmark }} {...besides} /> : <JobClosed closed={closed} {...besides} />;
}
