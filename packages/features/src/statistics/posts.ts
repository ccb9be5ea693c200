import type { Dashboard } from "@orbita/contract";
import { presentKept, type ReplyFigures } from "../promises/index.ts";
import { countLengths, countOf, lengthsOf, medianOf, together, type Counts } from "./counts.ts";
import type { PostRow, SumRow } from "./queries.ts";
import { shownOf, shownParts } from "./small-groups.ts";

/** Adds up the counts of each post, by its id. */
function countsByPost(rows: readonly SumRow[]): Map<string, Counts> {
  const found = new Map<string, Counts[]>();
  for (const { scope_id, counts } of rows) found.set(scope_id, [...(found.get(scope_id) ?? []), counts]);
  return new Map([...found].map(([id, all]) => [id, together(all)]));
}

/** Published posts, and other posts with activity in the period; most visited first. */
export function postsOf(
  posts: readonly PostRow[],
  rows: readonly SumRow[],
  measured: ReadonlyMap<string, ReplyFigures>,
): Dashboard["posts"] {
  const counted = countsByPost(rows);
  const listed = posts.filter(({ id, status }) => status === "published" || counted.has(id));
  const of = (id: string): Counts => counted.get(id) ?? {};
  const parts = (name: string) => shownParts(listed.map(({ id }) => countOf(of(id), name)));
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
        medianAnswerDays: shownOf(countLengths(lengths), medianOf(lengths)),
        promises: presentKept(measured.get(id)!),
        costCents,
        // The cost and the cost per application together would reveal the number of applications.
        costPerApplicationCents: applications === null ? null : Math.round(costCents / applications),
      };
    })
    .toSorted((one, other) => other.visits - one.visits);
}

const soonDays = 5;

export function openPostsOf(posts: readonly PostRow[], now: Date): Dashboard["figures"]["openPosts"] {
  const open = posts.filter(({ status, expires_at }) => status === "published" && expires_at && expires_at > now);
  const soon = now.getTime() + soonDays * 86_400_000;
  return { value: open.length, expiring: open.filter(({ expires_at }) => expires_at!.getTime() <= soon).length };
}
