import { msg } from "@lingui/core/macro";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { JobClosed, JobGone } from "~/features/jobs/job-gone.tsx";
import { JobView } from "~/features/jobs/job-view.tsx";
import { jobHead } from "~/features/jobs/jobs-head.ts";
import { loadJob } from "~/features/jobs/load-job.ts";
import { notFoundHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/jobs/$id")({
  loader: async ({ params }) => {
    const found = await loadJob(params.id);
    if (!found) throw notFound();
    return found;
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData?.job) return notFoundHead(context.i18n, msg`This job is no longer open`);
    return jobHead(context.i18n, loaderData.job, loaderData.origin);
  },
  component: JobPage,
  notFoundComponent: JobGone,
});

function JobPage() {
  const { job, closed, ...besides } = Route.useLoaderData();
  return job ? <JobView job={job} {...besides} /> : <JobClosed closed={closed} {...besides} />;
}
