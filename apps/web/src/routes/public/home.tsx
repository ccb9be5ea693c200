import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { HomeView } from "~/features/home/home-view.tsx";
import { pageHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/")({
  loader: async () => {
    const { loadHome } = await import("~/features/home/load-home.ts");
    return await loadHome();
  },
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
  return <HomeView {...Route.useLoaderData()} />;
}
