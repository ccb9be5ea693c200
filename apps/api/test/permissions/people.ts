import { randomUUIDv7 } from "node:crypto";
import { everyone, signedIn, type PermissionCases } from "./roles.ts";

export const peopleRows: PermissionCases<"people"> = {
  search: { who: signedIn, call: (c) => c.people.search({ body: {} }) },
  searchElastic: { who: signedIn, call: (c) => c.people.searchElastic({ body: {} }) },
  byUsername: { who: everyone, call: (c) => c.people.byUsername({ params: { username: "nobody here" } }) },
  settings: { who: signedIn, call: (c) => c.people.settings({}) },
  changeSettings: { who: signedIn, call: (c) => c.people.changeSettings({ body: { appearance: "dark" } }) },
  // Adds a domain to the caller's own hide list. A caller who already hides from the domain gets 409, which does not count as a refusal.
  hide: { who: signedIn, call: (c) => c.people.hide({ body: { domain: "lanterna.example" } }) },
  show: { who: signedIn, call: (c) => c.people.show({ params: { id: randomUUIDv7() } }) },
};
