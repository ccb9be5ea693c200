import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SkillsAdmin } from "~/features/skills-admin/skills-admin.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/admin/skills")({
  validateSearch: (search: Record<string, unknown>): { q?: string; page?: number } => {
    const q = textSearch(search["q"]);
    const { page } = pageSearch(search);
    return { ...(q && { q }), ...(page > 0 && { page }) };
  },
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Skills`)) }] }),
  component: SkillsAdminPage,
});

function SkillsAdminPage() {
  const { q = "", page = 0 } = Route.useSearch();
  return <SkillsAdmin q={q} page={page} />;
}
