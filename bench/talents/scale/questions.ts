import type { Db } from "@orbita/db";
import { sql } from "kysely";

/**
 * A benchmark request to the API, as the talent search page sends it, and its equivalent for PostgreSQL: `where` refers to the
 * table of full-text.ts.
 */
export type TalentBenchQuery = { body: object; where: string; values: readonly unknown[]; words: string | null };

const facets = ["skills", "roles", "occupations", "languages", "education", "region"];
const page = { size: 20, facets };

async function idsOf(db: Db, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("skills")
    .select("id")
    .where("code", "in", [...codes])
    .orderBy("code")
    .execute();
  return rows.map(({ id }) => id);
}

async function commonSkills(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select skill_id as id from resume_skills where kind = 'technical' and skill_id is not null
    group by skill_id order by count(*) desc, skill_id limit 3`.execute(db);
  return rows.map(({ id }) => id);
}

export async function talentQuestions(db: Db): Promise<Record<string, TalentBenchQuery>> {
  const named = await idsOf(db, ["java", "sql"]);
  const common = await commonSkills(db);
  const text = (v: string) => ({ f: "text", v, mm: "c" });
  const ask = (
    filters: object[],
    where: string,
    values: unknown[] = [],
    words: string | null = null,
  ): TalentBenchQuery => ({
    body: { ...page, filters },
    where,
    values,
    words,
  });
  return {
    everybody: ask([], "true"),
    skills: ask([{ f: "skills", v: named, mm: "in" }], "skills && $1", [named]),
    commonSkills: ask([{ f: "skills", v: common, mm: "in" }], "skills && $1", [common]),
    words: ask(
      [text("sviluppatore java milano")],
      "words @@ websearch_to_tsquery('italian', $1)",
      ["sviluppatore or java or milano"],
      "sviluppatore or java or milano",
    ),
    operators: ask(
      [text('(java OR python) AND NOT "responsabile"')],
      "words @@ to_tsquery('italian', $1)",
      ["(java | python) & !responsabile"],
      null,
    ),
    placed: ask(
      [
        { f: "region", v: ["Lombardia", "Liguria"], mm: "in" },
        { f: "languageLevels", v: "language_en:B2", mm: "is" },
        { f: "years", v: 3, mm: "gte" },
      ],
      "region = any ($1) and language_levels @> $2 and years >= 3",
      [["Lombardia", "Liguria"], ["language_en:B2"]],
    ),
  };
}
