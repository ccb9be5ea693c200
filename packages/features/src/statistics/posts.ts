import type { Dashboard } from "@orbita/contract";
import { presentKept, type ReplyFigures } from "../promises/index.ts";
import { countLengths, countOf, lengthsOf, medianOf, addCounts, type EventCounts } from "./counts.ts";
import type { StatisticsPostRow, StatisticsSumRow } from "./queries.ts";
import { hideSmallOf, hideSmallParts } from "./small-groups.ts";

/** Adds up the statistics of each post, by post id. */
function countsByPost(rows: readonly StatisticsSumRow[]): Map<string, EventCounts> {
  const found = new Map<string, EventCounts[]>();
  for (const { scope_id, counts } of rows) found.set(scope_id, [...(found.get(scope_id) ?? []), counts]);
  return new Map([...found].map(([id, all]) => [id, addCounts(all)]));
}

/** The posts in the statistics: published posts, and other posts with activity in the period; most visited first. */
export function postsOf(
  posts: readonly StatisticsPostRow[],
  rows: readonly StatisticsSumRow[],
  measured: ReadonlyMap<string, ReplyFigures>,
): Dashboard["posts"] {
  const counted = countsByPost(rows);
  const listed = posts.filter(({ id, status }) => status === "published" || counted.has(id));
  const of = (id: string): EventCounts => counted.get(id) ?? {};
  const parts = (name: string) => hideSmallParts(listed.map(({ id }) => countOf(of(id), name)));
  const [seen, applied, hired] = [parts("evidenceSeen"), parts("applied"), parts("hires")];
  return listed
    .map(({ id, title, status }, place) => {
      const counts = of(id);
      const lengths = lengthsOf(counts, "answer");
      const costCents = countOf(counts, "cents");
      const applications = applied[place]!;
      return {
        id,
        title,
        status,
        visits: countOf(counts, "visits"),
        evidenceSeen: seen[place]!,
        applications,
        hires: hired[place]!,
        medianAnswerDays: hideSmallOf(countLengths(lengths), medianOf(lengths)),
        promises: presentKept(measured.get(id)!),
        costCents,
        // The cost per application is hidden whenever the number of applications is hidden, because the total cost and this cost together would
        // reveal that number.
        costPerApplicationCents: applications === null ? null : Math.round(costCents / applications),
      };
    })
    .toSorted((one, other) => other.visits - one.visits);
}

const soonDays = 5;

export function openPostsOf(posts: readonly StatisticsPostRow[], now: Date): Dashboard["figures"]["openPosts"] {
  const open = posts.filter(({ status, expires_at }) => status === "published" && expires_at && expires_at > now);
  const soon = now.getTime() + soonDays * 86_400_000;
  return { value: open.length, expiring: open.filter(({ expires_at }) => expires_at!.getTime() <= soon).length };
}
