import { sql } from "kysely";
import { defineVocabularyUse } from "../kernel/vocabulary-use.ts";
import { touchResumes } from "./skill-use.ts";

/** A resume may have both languages of a merge. It then keeps the first of them. */
export const resumeVocabularyUses = [
  defineVocabularyUse({
    name: "resumes.languages",
    table: "resume_languages",
    column: "language",
    key: "resume_id",
    label: sql`(select coalesce(u.username, r.first_name || ' ' || r.last_name)
      from resumes r left join users u on u.id = r.owner_id where r.id = resume_id)`,
    spaceId: sql`(select space_id from resumes r where r.id = resume_id)`,
    changed: async (ctx, ids) => {
      await sql`delete from resume_languages later where resume_id = any (${ids}::uuid[]) and exists (
        select from resume_languages first where first.resume_id = later.resume_id
          and first.language = later.language and first.position < later.position)`.execute(ctx.tx);
      await touchResumes(ctx, ids);
    },
  }),
];
