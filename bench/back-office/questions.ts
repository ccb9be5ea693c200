import { searchWindow } from "@orbita/contract";

const size = 20;
const last = { page: searchWindow / size - 1, size };
const by = (f: string, v: unknown, mm = "is") => ({ f, v, mm });

/** Requests of an administrator to the list of users. */
export const backOfficeSearches: Readonly<Record<string, object>> = {
  first: { size },
  byName: { size, sort: "name:asc" },
  byEmail: { size, sort: "email:desc" },
  endOfWindow: last,
  endOfWindowByName: { ...last, sort: "name:asc" },
  disabled: { size, filters: [by("state", "disabled")] },
  members: { size, filters: [by("scopes", "member")] },
  activeMembers: { size, filters: [by("scopes", "member"), by("state", "active")] },
  looked: { size, filters: [by("q", "ferrari12", "c")] },
  registered: { size, filters: [by("created", new Date(Date.now() - 30 * 86_400_000).toISOString(), "gte")] },
};
