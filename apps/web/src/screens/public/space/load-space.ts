import { notFound } from "@tanstack/react-router";
import { findJobs, newestFirst } from "~/domain/job-posts/public/find-jobs.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { pageDefaults } from "~/shell/navigation/page-search.ts";
import { readSpace } from "~/domain/spaces/read-space.ts";
import type { SpacePageSearchParams } from "./space-search.ts";

/** How many of the newest jobs the overview shows; the jobs tab lists all. */
const inOverview = 5;

export async function loadSpace(url: string, { view, page, size }: SpacePageSearchParams) {
  const space = await readSpace(url);
  if (!space) throw notFound();
  const wanted = view === "jobs" ? { ...pageDefaults, ...(page && { page }), ...(size && { size }) } : null;
  const found = newestFirst(await findJobs({ ...(wanted ?? { page: 0, size: inOverview }), spaceId: space.id }));
  return { space, found, now: Date.now(), origin: publicOrigin() };
}

export type SpacePageData = Awaited<ReturnType<typeof loadSpace>>;
