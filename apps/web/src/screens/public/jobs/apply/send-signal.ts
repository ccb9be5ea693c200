import { cameFrom } from "~/domain/job-posts/public/list/count-opening.ts";
import { api } from "~/shell/api/client.ts";

type JobPostEvent = "evidenceSeen" | "applyStarted";

const sent = new Set<string>();

/**
 * Counts an event for the statistics of the post, once per page load. Failures are ignored, because they do not concern the user.
 */
export function sendSignal(jobPostId: string, kind: JobPostEvent): void {
  const key = `${kind}:${jobPostId}`;
  if (sent.has(key)) return;
  sent.add(key);
  void api()
    .applications.signal({ body: { jobPostId, kind, source: cameFrom.get(jobPostId) ?? null } })
    .catch(() => sent.delete(key));
}
