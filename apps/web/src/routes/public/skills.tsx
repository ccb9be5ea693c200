import { createFileRoute } from "@tanstack/react-router";
import type { SkillsSearch } from "~/domain/skills/skills-search.ts";
import { SkillsView } from "~/screens/public/skills/skills-view.tsx";

export const Route = createFileRoute("/_public/_pages/skills")({
  // The loader, which is imported on demand, validates the search parameters, because this route file is in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<SkillsSearch> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => {
    const { loadSkills } = await import("~/screens/public/skills/load-skills.ts");
    return await loadSkills(deps, context);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { skillsHead } = await import("~/screens/public/skills/skills-head.ts");
    return skillsHead(context.i18n, loaderData);
  },
  component: SkillsPage,
});

function SkillsPage() {
  return <SkillsView {...Route.useLoaderData()} />;
}
