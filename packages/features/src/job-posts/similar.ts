import type { JobPost, JobPostId } from "@orbita/contract";
import { documentsOf, inWords, wordsOf } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findJobPost, isVisible, type JobPostRow } from "./queries.ts";
import { jobPostIndex, shown, stillOpen, type JobPostDocument } from "./search.ts";
import { isClosed } from "./seen.ts";

type Clause = Record<string, unknown>;

const most = 4;
const nearKm = 50;
/** A title word weighs more than a skill, and a skill more than the place. Scores add up, so that the place decides last. */
const worth = { word: 40, skill: 30, place: 20, sector: 5, space: 2, region: 1 };

const counting = (boost: number, filter: Clause): Clause => ({ constant_score: { boost, filter } });
const term = (field: string, value: string | null): Clause[] => (value === null ? [] : [{ term: { [field]: value } }]);

/** "Sviluppatrice/sviluppatore (f/m)" is two words: single letters are left out. */
const titleWords = (title: string): string[] =>
  wordsOf(title.replaceAll("/", " ")).filter((word) => /\p{L}{3}/u.test(word));

/** Posts near the same place, or remote posts for a remote post. */
function placesOf({ lat, lon, workplace_type }: JobPostRow): Clause[] {
  const { field, value } = jobPostIndex.anywhere!;
  if (workplace_type === value) return term(field, value);
  return lat === null || lon === null ? [] : [{ geo_distance: { distance: `${nearKm}km`, place: { lat, lon } } }];
}

/**
 * One query: posts with the same title words or skills, the more the better, preferably nearby. If there are few, other posts of
 * the Space, then the newest of the region.
 */
function likeness(post: JobPostRow): Clause {
  const alike = [
    ...titleWords(post.title).map((word) => counting(worth.word, inWords("titleWords", word))),
    ...post.skills.map(({ id }) => counting(worth.skill, { term: { skills: id } })),
  ];
  const besides = [
    ...placesOf(post).map((clause) => counting(worth.place, clause)),
    ...term("businessSector", post.space_sector).map((clause) => counting(worth.sector, clause)),
  ];
  return {
    bool: {
      should: [
        { bool: { must: [{ bool: { should: alike, minimum_should_match: 1 } }], should: besides } },
        counting(worth.space, { term: { spaceId: post.space_id } }),
        ...term("region", post.region).map((clause) => counting(worth.region, clause)),
      ],
      minimum_should_match: 1,
    },
  };
}

/** Open posts similar to this one, which may itself be closed. */
export async function findSimilar({ tx, search, now }: ReadCtx, { id }: { id: JobPostId }): Promise<JobPost[]> {
  const post = (await findJobPost(tx, id)) ?? fail("jobPost.notFound");
  if (!isVisible(post, now) && !isClosed(post, now)) fail("jobPost.notFound");
  const posts = await documentsOf<JobPostDocument>(search, jobPostIndex, {
    size: most,
    query: { bool: { must: [likeness(post)], must_not: [{ term: { id } }], filter: [stillOpen(now)] } },
    sort: [{ _score: "desc" }, { publishedAt: "desc" }, { id: "asc" }],
    track_total_hits: true,
  });
  return shown(posts, now);
}
