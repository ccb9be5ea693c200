import type { I18n } from "@lingui/core";
import type { Me } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { currentLocale, loadCatalogues } from "~/shell/i18n/catalogues.ts";
import { findSkills } from "~/domain/skills/find-skills.ts";
import { skillsSearch } from "~/domain/skills/skills-search.ts";

type SkillsPageVisitor = { me: Me | null; i18n: I18n };

export async function loadSkills(said: Record<string, unknown>, { me, i18n }: SkillsPageVisitor) {
  const search = skillsSearch(said);
  const [found, categories, proposals] = await Promise.all([
    findSkills(search),
    answered(api().skills.categories({})),
    me ? answered(api().skills.mySuggestions({})) : [],
    // Loads the message catalogue with the texts of the proposal form if the form is open.
    search.propose && loadCatalogues(i18n, currentLocale(i18n), ["app"]),
  ]);
  return { search, found, categories, proposals, origin: publicOrigin() };
}

export type SkillsPageData = Awaited<ReturnType<typeof loadSkills>>;
