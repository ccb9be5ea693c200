import type { PersonRow } from "./queries.ts";

/** Neither disabled nor about to be forgotten: for everybody else there is nobody. */
export const isThere = ({ enabled, deletes_at }: Pick<PersonRow, "enabled" | "deletes_at">): boolean =>
  enabled && deletes_at === null;

/** Can be found by who is signed in, unless they hide from that one. */
export const isFound = (row: PersonRow): boolean =>
  isThere(row) && (row.profile_visibility === "signedIn" || row.profile_visibility === "everyone");

/** Whose page opens for whom; hiding comes on top. Who has the link is a guest too. */
export const mayOpen = (row: PersonRow, viewer: { id: string } | null): boolean => {
  if (!isThere(row)) return false;
  if (viewer?.id === row.id) return true;
  const open: readonly (string | null)[] = viewer ? ["link", "everyone", "signedIn"] : ["link", "everyone"];
  return open.includes(row.profile_visibility);
};

/** Nobody lists a page that only some can open. */
export const isListed = (row: Pick<PersonRow, "search_engines" | "profile_visibility">): boolean =>
  (row.search_engines ?? false) && row.profile_visibility === "everyone";
