import { msg } from "@lingui/core/macro";
import { createFileRoute, notFound, stripSearchParams } from "@tanstack/react-router";
import { findJobs } from "~/features/jobs/find-jobs.ts";
import { readSpace } from "~/features/space-page/read-space.ts";
import { SpaceView } from "~/features/space-page/space-view.tsx";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { notFoundHead, pageHead } from "~/shell/navigation/page-head.ts";
import { pageDefaults, pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/_public/_pages/space/$url")({
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => pageSearch(search),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => ({ ...pageDefaults, ...search }),
  loader: async ({ params, deps }) => {
    const space = await readSpace(params.url);
    if (!space) throw notFound();
    const found = await findJobs({ ...deps, spaceId: space.id });
    return { space, found, now: Date.now(), origin: publicOrigin() };
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return notFoundHead(context.i18n);
    const { space, origin } = loaderData;
    return pageHead(context.i18n, {
      title: space.name,
      description: context.i18n._(msg`The open jobs of ${space.name}, with pay and answer time.`),
      path: `/space/${space.url}`,
      origin,
    });
  },
  component: SpacePage,
});

function SpacePage() {
  const { space, found, now } = Route.useLoaderData();
  return <SpaceView space={space} found={found} now={now} />;
}
