import { everyone, type PermissionCases } from "./roles.ts";

/** The role does not exist, so an allowed caller gets a "not found" error instead of a refusal. */
export const salariesRows: PermissionCases<"salaries"> = {
  roles: { who: everyone, call: (c) => c.salaries.roles({ query: {} }) },
  role: { who: everyone, call: (c) => c.salaries.role({ params: { id: "nothing" } }) },
  benchmark: { who: everyone, call: (c) => c.salaries.benchmark({ query: { title: "Cuoco" } }) },
  table: { who: everyone, call: (c) => c.salaries.table({ query: { role: "nothing" } }) },
};
