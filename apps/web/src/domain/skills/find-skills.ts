import type { Page, Skill } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import type { SkillsSearch } from "./skills-search.ts";

const shown = ["it", "en", "category", "subcategory", "jobPosts"] as const;
export type SkillSummary = Pick<Skill, "id" | (typeof shown)[number]>;
export type SkillSearchResult = { resting: false; skills: Page<SkillSummary> } | { resting: true };

type SkillQuery = Pick<SkillsSearch, "q" | "category" | "sub" | "page" | "size">;

/** Searches skills, best match first; without a query, most common first. An unavailable search engine is a state, not an error. */
export async function findSkills({ q, category, sub, page, size }: SkillQuery): Promise<SkillSearchResult> {
  const filters = [
    ...(q ? [{ f: "name", v: q, mm: "c" as const }] : []),
    ...(category ? [{ f: "category", v: category, mm: "is" as const }] : []),
    ...(sub ? [{ f: "subcategory", v: sub, mm: "is" as const }] : []),
  ];
  try {
    const body = { page, size, filters, projections: [...shown] };
    return { resting: false, skills: await answered(api().skills.search({ body })) };
  } catch (error) {
    if (hasCode(error, "search.unavailable")) return { resting: true };
    throw error;
  }
}

/** Suggests skills while the user types. */
export async function suggestSkills(text: string, size = 8): Promise<SkillSummary[]> {
  const found = await findSkills({ q: text, page: 0, size });
  return found.resting ? [] : found.skills.content;
}
