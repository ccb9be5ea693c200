import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { HomeView } from "~/screens/public/home/home-view.tsx";
import { pageHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/")({
  loader: async () => {
    const { loadHome } = await import("~/screens/public/home/load-home.ts");
    return await loadHome();
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context.i18n, {
      title: context.i18n._(msg`Jobs with the salary shown`),
      description: context.i18n._(msg`Open jobs with salary, collective agreement (CCNL) and a promised reply time.`),
      path: "/",
      origin: loaderData?.origin ?? "",
    }),
  component: HomePage,
});

function HomePage() {
  return <HomeView {...Route.useLoaderData()} />;
}
