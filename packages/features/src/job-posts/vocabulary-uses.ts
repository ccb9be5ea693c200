import { defineVocabularyUse } from "../kernel/vocabulary-use.ts";
import { jobPostChanged } from "./events.ts";
import { publishedAmong } from "./queries.ts";

export const jobPostVocabularyUses = [
  defineVocabularyUse({
    name: "jobPosts.ccnl",
    table: "job_posts",
    column: "ccnl",
    key: "id",
    label: "title",
    spaceId: "space_id",
    changed: async ({ tx, tell }, ids) => {
      const seen = new Set(await publishedAmong(tx, ids));
      for (const id of ids) await tell(jobPostChanged, { id, seen: seen.has(id) });
    },
  }),
];
