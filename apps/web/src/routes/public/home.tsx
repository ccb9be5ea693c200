import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { HomeView } from "~/features/home/home-view.tsx";
import { findJobs } from "~/features/jobs/find-jobs.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";

const shown = 6;

export const Route = createFileRoute("/_public/")({
  loader: async () => ({ found: await findJobs({ page: 0, size: shown }), now: Date.now(), origin: publicOrigin() }),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context.i18n, {
      title: context.i18n._(msg`Jobs that say what they pay`),
      description: context.i18n._(
        msg`Open jobs with the pay, the collective agreement and a promised time for the answer.`,
      ),
      path: "/",
      origin: loaderData?.origin ?? "",
    }),
  component: HomePage,
});

function HomePage() {
  const { found, now } = Route.useLoaderData();
  return <HomeView found={found} now={now} />;
}
