import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { feedLinks } from "~/features/jobs/feed-links.ts";
import type { JobsSearch } from "~/features/jobs/jobs-search.ts";
import { JobsView } from "~/features/jobs/jobs-view.tsx";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/jobs/")({
  // Validated by the loader, which is loaded with the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): Partial<JobsSearch> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { loadJobs } = await import("~/features/jobs/load-jobs.ts");
    return await loadJobs(deps);
  },
  head: ({ match: { context }, loaderData }) => {
    const title = context.i18n._(msg`Jobs`);
    const head = pageHead(context.i18n, {
      title,
      description: context.i18n._(
        msg`Open jobs with the pay, the collective agreement and a promised time for the answer.`,
      ),
      path: "/jobs",
      origin: loaderData?.origin ?? "",
    });
    if (!loaderData) return head;
    const locale = currentLocale(context.i18n);
    const feeds = feedLinks({ origin: loaderData.origin, locale, title, query: loaderData.feedQuery });
    return { ...head, links: [...head.links, ...feeds] };
  },
  // The list stays while a filter loads: a loading state in its place would remove the focus and any open sheet.
  pendingMs: 3_000,
  component: JobsPage,
});

function JobsPage() {
  return <JobsView {...Route.useLoaderData()} />;
}
