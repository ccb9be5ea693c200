import type { Page } from "@orbita/contract";
import { summaryOf, type JobSummary } from "~/features/jobs/find-jobs.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { PageSearch } from "~/shell/navigation/page-search.ts";

/** A post that one saved; a closed one is still there, and says so. */
export type SavedJob = JobSummary & { open: boolean };
export type SavedJobs = Page<SavedJob>;

export async function loadSaved(query: PageSearch): Promise<{ saved: SavedJobs; now: number }> {
  const page = await answered(api().savedJobs.list({ query }));
  const content = page.content.map((post) => ({
    ...summaryOf(post),
    // Here nothing stands first because it pays.
    sponsored: false,
    open: post.jobPostStatus === "published",
  }));
  return { saved: { ...page, content }, now: Date.now() };
}
