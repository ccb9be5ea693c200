import type { AdminSkill, Occupation, Skill, SkillCategory, SuggestedSkill } from "@orbita/contract";
import type { CategoryRow, SkillOccupationRow, SkillRow } from "./queries.ts";
import type { SkillSuggestionRow } from "./suggestion-queries.ts";

export const presentSkill = (row: SkillRow, jobPosts: number): Skill => ({
  id: row.id,
  code: row.code,
  it: row.label_it,
  en: row.label_en,
  kind: row.kind,
  category: row.category,
  subcategory: row.subcategory,
  jobPosts,
});

export const presentAdminSkill = (
  row: SkillRow,
  { jobPosts, uses }: { jobPosts: number; uses: number },
): AdminSkill => ({
  ...presentSkill(row, jobPosts),
  aliases: row.aliases,
  uses,
  esco: row.esco,
  version: row.version,
});

export const presentCategory = (row: CategoryRow): SkillCategory => ({
  code: row.code,
  parent: row.parent,
  it: row.label_it,
  en: row.label_en,
  skills: row.skills,
});

export const presentSkillSuggestion = (row: SkillSuggestionRow): SuggestedSkill => ({
  id: row.id,
  name: row.name,
  language: row.language === "en" ? "en" : "it",
  category: row.category,
  note: row.note,
  state: row.state,
  skillId: row.skill_id,
  created: row.created_at.toISOString(),
});

export const presentOccupation = (row: SkillOccupationRow): Occupation => ({
  id: row.id,
  itMasculine: row.it_masculine,
  itFeminine: row.it_feminine,
  en: row.label_en,
  isco08: row.isco08,
});
