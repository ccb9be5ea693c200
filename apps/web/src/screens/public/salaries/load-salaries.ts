import type { SalaryRoleFigures, SalaryRoleSummary } from "@orbita/contract";
import { chooseView, type SalaryView } from "~/domain/salaries/choose-view.ts";
import { findSalaryFigures, findSalaryRoles } from "~/domain/salaries/find-salaries.ts";
import { salariesSearch, type SalariesSearch } from "~/domain/salaries/salaries-search.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";

export type SalariesPageData = {
  search: SalariesSearch;
  origin: string;
  /** The roles with the most jobs, if no figures are shown. */
  roles: readonly SalaryRoleSummary[];
  found: SalaryRoleFigures | null;
  /** Null without a role, and for a role without figures. */
  view: SalaryView | null;
};

/** Loads a role by its id in the path, or the best match for a typed role. Without either, the roles with the most jobs. */
export async function loadSalaries(
  roleId: string | undefined,
  said: Record<string, unknown>,
): Promise<SalariesPageData | null> {
  const search = salariesSearch(said);
  // Without JavaScript, the form sends the name of a role in both forms: "Infermiere / Infermiera".
  const typed = search.q?.split(" / ", 1)[0];
  const matches = roleId ? [] : await findSalaryRoles(typed);
  const wanted = roleId ?? (search.q ? matches[0]?.id : undefined);
  const origin = publicOrigin();
  if (!wanted) {
    const roles = search.q ? await findSalaryRoles() : matches;
    return { search, origin, roles, found: null, view: null };
  }
  const found = await findSalaryFigures(wanted);
  if (!found) return null;
  const view = chooseView(found, search);
  return { search, origin, roles: view ? [] : await findSalaryRoles(), found, view };
}
