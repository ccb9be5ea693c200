import type { AdminPageProps } from "~/domain/back-office/admin-page-props.ts";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { SkillsAdmin } from "./skills-admin.tsx";

export function AdminSkillsPage({ name, search }: AdminPageProps) {
  if (name !== undefined) return <NotFoundPage />;
  return <SkillsAdmin q={textSearch(search["q"]) ?? ""} page={pageSearch(search).page} />;
}
