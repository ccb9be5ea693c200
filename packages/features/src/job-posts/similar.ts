import type { JobPost, JobPostId } from "@orbita/contract";
import { documentsOf, inWords, wordsOf } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findJobPost, isVisibleJobPost, type JobPostRow } from "./queries.ts";
import { jobPostIndex, toVisiblePosts, stillOpen, type JobPostDocument } from "./search.ts";
import { isClosedJobPost } from "./seen.ts";

type SearchClause = Record<string, unknown>;

const most = 4;
const nearKm = 50;
/**
 * Score of each kind of match between similar posts. Scores add up: all other matches together score less than one more title
 * word or one more skill.
 */
const worth = { word: 40, skill: 30, place: 20, sector: 5, space: 2, region: 1 };

const counting = (boost: number, filter: SearchClause): SearchClause => ({ constant_score: { boost, filter } });
const term = (field: string, value: string | null): SearchClause[] =>
  value === null ? [] : [{ term: { [field]: value } }];

/** The words of a title with at least three letters in a row: "Sviluppatrice/sviluppatore (f/m)" has two words. */
const titleWords = (title: string): string[] =>
  wordsOf(title.replaceAll("/", " ")).filter((word) => /\p{L}{3}/u.test(word));

/** Query clauses for the place: posts near the same place, or remote posts if the post itself is remote. */
function placesOf({ lat, lon, workplace_type }: JobPostRow): SearchClause[] {
  const { field, value } = jobPostIndex.anywhere!;
  if (workplace_type === value) return term(field, value);
  return lat === null || lon === null ? [] : [{ geo_distance: { distance: `${nearKm}km`, place: { lat, lon } } }];
}

/**
 * One query for similar posts: those that share the most title words and skills come first, preferably nearby. If there are few,
 * it adds other posts of the Space, then the newest of the region.
 */
function likeness(post: JobPostRow): SearchClause {
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

/** Open posts similar to the given post, which may be closed. */
export async function findSimilar({ tx, search, now }: ReadCtx, { id }: { id: JobPostId }): Promise<JobPost[]> {
  const post = (await findJobPost(tx, id)) ?? fail("jobPost.notFound");
  if (!isVisibleJobPost(post, now) && !isClosedJobPost(post, now)) fail("jobPost.notFound");
  const posts = await documentsOf<JobPostDocument>(search, jobPostIndex, {
    size: most,
    query: { bool: { must: [likeness(post)], must_not: [{ term: { id } }], filter: [stillOpen(now)] } },
    sort: [{ _score: "desc" }, { publishedAt: "desc" }, { id: "asc" }],
    track_total_hits: true,
  });
  return toVisiblePosts(posts, now);
}
