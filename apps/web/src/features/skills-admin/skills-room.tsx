import type { RoomProps } from "~/features/back-office/room.ts";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { SkillsAdmin } from "./skills-admin.tsx";

export function SkillsRoom({ name, search }: RoomProps) {
  if (name !== undefined) return <NotFoundPage />;
  return <SkillsAdmin q={textSearch(search["q"]) ?? ""} page={pageSearch(search).page} />;
}
