import { skillFields, type Page, type SearchPayload, type Skill } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { runSearch, type IndexDefinition, type LabelNames, type Projection } from "@orbita/platform";
import { readingsOf } from "@orbita/resume-engine/skills";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import { presentSkill } from "./present.ts";
import { countSkillRows, findCountedSkills, skillIds, type CountedSkillRow } from "./queries.ts";
import { countRequests } from "./uses.ts";

export const skillIndex: IndexDefinition = { name: "skills", fields: skillFields };

/**
 * Chooses which alternative readings of a typed text are searched: only the closest and the shortest, because each one costs a
 * query to the index.
 */
const triedOf = (readings: readonly string[]): Set<string> =>
  new Set([...readings.slice(1, 3), ...readings.slice(1).slice(-2)]);

/** Searches skills by a typed text. If it finds nothing, retries without the words people add in a CV ("ottima conoscenza di Excel", "React 18"). */
async function findSkills(ctx: ReadCtx, payload: SearchPayload): Promise<Page<Skill>> {
  const page = await runSearch<Skill>(ctx.search, skillIndex, payload);
  const typed = payload.filters.find(({ f }) => f === "name")?.v;
  if (page.totalElements > 0 || typeof typed !== "string") return page;
  for (const v of triedOf(readingsOf(typed))) {
    const filters = payload.filters.map((filter) => (filter.f === "name" ? { ...filter, v } : filter));
    const read = await runSearch<Skill>(ctx.search, skillIndex, { ...payload, filters });
    if (read.totalElements > 0) return read;
  }
  return page;
}

/** Searches skills. The index sorts by the last stored demand count, but the response contains the current count. */
export async function searchSkills(
  ctx: ReadCtx,
  payload: SearchPayload,
  uses: readonly SkillReferenceColumn[],
): Promise<Page<Skill>> {
  const page = await findSkills(ctx, payload);
  if (payload.projections.length > 0 && !payload.projections.includes("jobPosts")) return page;
  const ids = page.content.map(({ id }) => id);
  const asked = await countRequests(uses, ctx, ids);
  return { ...page, content: page.content.map((found) => ({ ...found, jobPosts: asked.get(found.id) ?? 0 })) };
}

function documentOf(row: CountedSkillRow): object {
  const asked = row.job_posts ?? 0;
  const doc = presentSkill(row, asked);
  return {
    id: doc.id,
    doc,
    name: { names: [doc.it, doc.en], others: row.aliases } satisfies LabelNames,
    rank: row.weight + asked,
    code: doc.code,
    category: doc.category,
    subcategory: doc.subcategory,
    kind: doc.kind,
    jobPosts: asked,
    weight: row.weight + asked,
  };
}

/** Search documents of skills. A document combines the skill and its demand count, so its version is the sum of both versions. */
export async function projectSkills(db: Db, ids: readonly string[]): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = await findCountedSkills(db, ids);
  return rows.map((row) => ({
    index: skillIndex.name,
    id: row.id,
    version: row.version + (row.count_version ?? 0),
    source: row.merged_into === null ? documentOf(row) : null,
  }));
}

export const skillSource = { definition: skillIndex, ids: skillIds, project: projectSkills, count: countSkillRows };
