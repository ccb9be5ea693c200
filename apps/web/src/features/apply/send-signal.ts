import { cameFrom } from "~/features/jobs/send-click.ts";
import { api } from "~/shell/api/client.ts";

type Signal = "evidenceSeen" | "applyStarted";

const sent = new Set<string>();

/** Counts an event for the statistics of the post, once per page view. Failures are ignored: the reader must not be disturbed. */
export function sendSignal(jobPostId: string, kind: Signal): void {
  const key = `${kind}:${jobPostId}`;
  if (sent.has(key)) return;
  sent.add(key);
  void api()
    .applications.signal({ body: { jobPostId, kind, source: cameFrom.get(jobPostId) ?? null } })
    .catch(() => sent.delete(key));
}
