import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { JobsSearch } from "~/features/jobs/jobs-search.ts";
import { JobsView } from "~/features/jobs/jobs-view.tsx";
import { pageHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/jobs/")({
  // Read by the loader, which comes with the page: the route stands in every page's script.
  validateSearch: (search: Record<string, unknown>): Partial<JobsSearch> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { loadJobs } = await import("~/features/jobs/load-jobs.ts");
    return await loadJobs(deps);
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context.i18n, {
      title: context.i18n._(msg`Jobs`),
      description: context.i18n._(
        msg`Open jobs with the pay, the collective agreement and a promised time for the answer.`,
      ),
      path: "/jobs",
      origin: loaderData?.origin ?? "",
    }),
  // What is read stays while a filter is asked for: a loader in its place would take the focus and any open sheet away.
  pendingMs: 3_000,
  component: JobsPage,
});

function JobsPage() {
  return <JobsView {...Route.useLoaderData()} />;
}
