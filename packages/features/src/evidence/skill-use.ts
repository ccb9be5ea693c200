import { sql } from "kysely";
import type { SkillUse } from "../kernel/skill-use.ts";

const columns = ["other_id", "skill_id"] as const;

/** A relation is not a use of a skill, so it is neither counted nor renamed. A merge moves it. */
const useOf = (column: (typeof columns)[number]): SkillUse => ({
  name: `evidence.${column}`,
  table: "skill_relations",
  column,
  count: async () => new Map(),
  rename: async () => {},
  move: async ({ tx }, from, into) => {
    const moved =
      column === "skill_id" ? sql`${into}::uuid as skill_id, other_id` : sql`skill_id, ${into}::uuid as other_id`;
    const other = sql.ref(column === "skill_id" ? "other_id" : "skill_id");
    // Of two relations between the same skills, the stronger remains.
    await sql`
      insert into skill_relations (skill_id, other_id, kind)
      select ${moved}, kind from skill_relations where ${sql.ref(column)} = ${from} and ${other} <> ${into}
      on conflict (skill_id, other_id) do update set kind = least(skill_relations.kind, excluded.kind)`.execute(tx);
    await sql`delete from skill_relations where ${sql.ref(column)} = ${from}`.execute(tx);
  },
});

export const relationSkillUses: readonly SkillUse[] = columns.map(useOf);
