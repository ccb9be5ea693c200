import type { PersonRow } from "./queries.ts";

/** Whether the person's account is neither disabled nor about to be erased. Otherwise the person does not exist for other users. */
export const isActivePerson = ({ enabled, deletes_at }: Pick<PersonRow, "enabled" | "deletes_at">): boolean =>
  enabled && deletes_at === null;

/** Whether signed-in users can find this person. Callers check separately whether the person hides from the viewer. */
export const isFoundPerson = (row: PersonRow): boolean =>
  isActivePerson(row) && (row.profile_visibility === "signedIn" || row.profile_visibility === "everyone");

/**
 * Whether the viewer may open the person's page. Callers check separately whether the person hides from the viewer. A viewer
 * who has the link but is not signed in counts as a guest.
 */
export const mayOpen = (row: PersonRow, viewer: { id: string } | null): boolean => {
  if (!isActivePerson(row)) return false;
  if (viewer?.id === row.id) return true;
  const open: readonly (string | null)[] = viewer ? ["link", "everyone", "signedIn"] : ["link", "everyone"];
  return open.includes(row.profile_visibility);
};

/** Whether search engines may list the person's page: its owner allows it, and everyone can open the page. */
export const isListed = (row: Pick<PersonRow, "search_engines" | "profile_visibility">): boolean =>
  (row.search_engines ?? false) && row.profile_visibility === "everyone";
