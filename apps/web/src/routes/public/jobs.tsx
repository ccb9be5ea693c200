import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { feedLinks } from "~/screens/public/jobs/feed-links.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { JobsView } from "~/screens/public/jobs/jobs-view.tsx";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/jobs/")({
  // The loader, which is imported on demand, validates the search parameters, because this route file is in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<JobsSearch> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => {
    const { loadJobs } = await import("~/screens/public/jobs/load-jobs.ts");
    return await loadJobs(deps, context.i18n, context.me?.id);
  },
  head: ({ match: { context }, loaderData }) => {
    const title = context.i18n._(msg({ message: "Jobs", context: "page title" }));
    const head = pageHead(context.i18n, {
      title,
      description: context.i18n._(msg`Open jobs with salary, collective agreement (CCNL) and a promised reply time.`),
      path: "/jobs",
      origin: loaderData?.origin ?? "",
    });
    if (!loaderData) return head;
    const locale = currentLocale(context.i18n);
    const feeds = feedLinks({ origin: loaderData.origin, locale, title, query: loaderData.feedQuery });
    return { ...head, links: [...head.links, ...feeds] };
  },
  // The list stays on the page while a filter loads: a loading state in its place would remove the focus and any open sheet.
  pendingMs: 3_000,
  component: JobsPage,
});

function JobsPage() {
  return <JobsView {...Route.useLoaderData()} />;
}
