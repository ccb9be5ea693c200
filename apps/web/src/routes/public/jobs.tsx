import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { findJobs, readJob } from "~/features/jobs/find-jobs.ts";
import { jobsDefaults, jobsSearch, type JobsSearch } from "~/features/jobs/jobs-search.ts";
import { JobsView } from "~/features/jobs/jobs-view.tsx";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/jobs/")({
  validateSearch: (search: Record<string, unknown>): Partial<JobsSearch> => jobsSearch(search),
  search: { middlewares: [stripSearchParams(jobsDefaults)] },
  loaderDeps: ({ search }) => ({ ...jobsDefaults, ...search }),
  loader: async ({ deps }) => {
    const { city, km } = deps;
    const near = city && km ? await import("~/features/jobs/near-city.ts").then((m) => m.nearCity(city, km)) : null;
    const found = await findJobs({ ...deps, near });
    const openId = found.resting ? undefined : (deps.job ?? found.jobs.content[0]?.id);
    const skill = deps.skill
      ? await import("~/features/skills/read-skill.ts").then((m) => m.readSkill(deps.skill!))
      : null;
    return { found, skill, open: openId ? await readJob(openId) : null, now: Date.now(), origin: publicOrigin() };
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
  component: JobsPage,
});

function JobsPage() {
  const { found, skill, open, now } = Route.useLoaderData();
  return <JobsView search={Route.useLoaderDeps()} found={found} skill={skill} open={open} now={now} />;
}
