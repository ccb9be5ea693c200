import { createFileRoute } from "@tanstack/react-router";
import type { SkillsSearch } from "~/features/skills/skills-search.ts";
import { SkillsView } from "~/features/skills/skills-view.tsx";

export const Route = createFileRoute("/_public/_pages/skills")({
  // Validated by the loader, which is loaded with the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): Partial<SkillsSearch> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => {
    const { loadSkills } = await import("~/features/skills/load-skills.ts");
    return await loadSkills(deps, context);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { skillsHead } = await import("~/features/skills/skills-head.ts");
    return skillsHead(context.i18n, loaderData);
  },
  component: SkillsPage,
});

function SkillsPage() {
  return <SkillsView {...Route.useLoaderData()} />;
}
