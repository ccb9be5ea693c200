import type { Page } from "@orbita/contract";
import { summaryOf, type JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { PageSearch } from "~/shell/navigation/page-search.ts";

/** A saved job post. A post that was closed stays in the list and is marked. */
export type SavedJob = JobSummary & { open: boolean };
export type SavedJobs = Page<SavedJob>;

export async function loadSaved(query: PageSearch): Promise<{ saved: SavedJobs; now: number }> {
  const page = await answered(api().savedJobs.list({ query }));
  const content = page.content.map((post) => ({
    ...summaryOf(post),
    // Payment does not affect this list, so no post is marked as sponsored.
    sponsored: false,
    open: post.jobPostStatus === "published",
  }));
  return { saved: { ...page, content }, now: Date.now() };
}
