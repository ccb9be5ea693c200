import { sql } from "kysely";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";

const columns = ["other_id", "skill_id"] as const;

/**
 * The use of a column that refers to skills. Relations between skills refer to skills, but are not uses of them: they are neither counted nor
 * renamed. A merge of two skills moves them.
 */
const useOf = (column: (typeof columns)[number]): SkillReferenceColumn => ({
  name: `evidence.${column}`,
  table: "skill_relations",
  column,
  count: async () => new Map(),
  rename: async () => {},
  move: async ({ tx }, from, into) => {
    const moved =
      column === "skill_id" ? sql`${into}::uuid as skill_id, other_id` : sql`skill_id, ${into}::uuid as other_id`;
    const other = sql.ref(column === "skill_id" ? "other_id" : "skill_id");
    // If the merge gives two relations between the same skills, the stronger kind remains.
    await sql`
      insert into skill_relations (skill_id, other_id, kind)
      select ${moved}, kind from skill_relations where ${sql.ref(column)} = ${from} and ${other} <> ${into}
      on conflict (skill_id, other_id) do update set kind = least(skill_relations.kind, excluded.kind)`.execute(tx);
    await sql`delete from skill_relations where ${sql.ref(column)} = ${from}`.execute(tx);
  },
});

export const relationSkillUses: readonly SkillReferenceColumn[] = columns.map(useOf);
