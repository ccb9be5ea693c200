import { sql } from "kysely";
import { defineVocabularyUse, type VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { jobPostChanged } from "./events.ts";
import { publishedAmong } from "./queries.ts";

const announcePosts: VocabularyReferenceColumn["changed"] = async ({ tx, tell }, ids) => {
  const seen = new Set(await publishedAmong(tx, ids));
  for (const id of new Set(ids)) await tell(jobPostChanged, { id, seen: seen.has(id) });
};

const own = (field: string, column: string) =>
  defineVocabularyUse({
    name: `jobPosts.${field}`,
    table: "job_posts",
    column,
    key: "id",
    label: "title",
    spaceId: "space_id",
    changed: announcePosts,
  });

/**
 * A list of a post (languages, benefits). Its rows have no version of their own, so the post's row is updated. A merge of two
 * entries may leave duplicate rows, which are removed.
 */
const listed = (name: string, table: string, column: string) =>
  defineVocabularyUse({
    name,
    table,
    column,
    key: "job_post_id",
    label: sql`(select title from job_posts where id = job_post_id)`,
    spaceId: sql`(select space_id from job_posts where id = job_post_id)`,
    changed: async (ctx, ids) => {
      await sql`delete from ${sql.table(table)} later where job_post_id = any (${ids}::uuid[]) and exists (
        select from ${sql.table(table)} first where first.job_post_id = later.job_post_id
          and first.${sql.ref(column)} = later.${sql.ref(column)} and first.position < later.position)`.execute(ctx.tx);
      await sql`update job_posts set enabled = enabled where id = any (${ids}::uuid[])`.execute(ctx.tx);
      await announcePosts(ctx, ids);
    },
  });

export const jobPostVocabularyUses = [
  own("ccnl", "ccnl"),
  own("contractType", "contract_type"),
  own("contractEconomicType", "contract_economic_type"),
  own("travelType", "travel_type"),
  own("workplaceType", "workplace_type"),
  own("education", "education"),
  listed("jobPosts.languages", "job_post_languages", "language"),
  listed("jobPosts.benefits", "job_post_benefits", "benefit"),
];
