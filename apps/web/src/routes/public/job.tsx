import { msg } from "@lingui/core/macro";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { readJob } from "~/features/jobs/find-jobs.ts";
import { JobGone } from "~/features/jobs/job-gone.tsx";
import { JobView } from "~/features/jobs/job-view.tsx";
import { jobHead } from "~/features/jobs/jobs-head.ts";
import { looksLikeId } from "~/features/jobs/jobs-search.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { notFoundHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/jobs/$id")({
  loader: async ({ params }) => {
    const job = looksLikeId(params.id) ? await readJob(params.id) : null;
    if (!job) throw notFound();
    return { job, origin: publicOrigin() };
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return notFoundHead(context.i18n, msg`This job is no longer open`);
    return jobHead(context.i18n, loaderData.job, loaderData.origin);
  },
  component: JobPage,
  notFoundComponent: JobGone,
});

function JobPage() {
  return <JobView job={Route.useLoaderData().job} />;
}
