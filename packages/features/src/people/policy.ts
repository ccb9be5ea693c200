import type { PersonRow } from "./queries.ts";

/** False for accounts that are disabled or about to be erased: other users see them as nonexistent. */
export const isThere = ({ enabled, deletes_at }: Pick<PersonRow, "enabled" | "deletes_at">): boolean =>
  enabled && deletes_at === null;

/** Signed-in users can find this person, unless the person hides from them. */
export const isFound = (row: PersonRow): boolean =>
  isThere(row) && (row.profile_visibility === "signedIn" || row.profile_visibility === "everyone");

/** Whether the viewer may open the page; hiding is checked separately. A visitor with the link counts as a guest. */
export const mayOpen = (row: PersonRow, viewer: { id: string } | null): boolean => {
  if (!isThere(row)) return false;
  if (viewer?.id === row.id) return true;
  const open: readonly (string | null)[] = viewer ? ["link", "everyone", "signedIn"] : ["link", "everyone"];
  return open.includes(row.profile_visibility);
};

/** Search engines only list pages that everyone can open. */
export const isListed = (row: Pick<PersonRow, "search_engines" | "profile_visibility">): boolean =>
  (row.search_engines ?? false) && row.profile_visibility === "everyone";
