import { randomUUIDv7 } from "node:crypto";
import { everyone, signedIn, type Rows } from "./roles.ts";

export const peopleRows: Rows<"people"> = {
  search: { who: signedIn, call: (c) => c.people.search({ body: {} }) },
  searchElastic: { who: signedIn, call: (c) => c.people.searchElastic({ body: {} }) },
  byUsername: { who: everyone, call: (c) => c.people.byUsername({ params: { username: "nobody here" } }) },
  settings: { who: signedIn, call: (c) => c.people.settings({}) },
  changeSettings: { who: signedIn, call: (c) => c.people.changeSettings({ body: { appearance: "dark" } }) },
  // Each caller's own list. A caller who already hides from the domain gets 409, which is not a refusal.
  hide: { who: signedIn, call: (c) => c.people.hide({ body: { domain: "lanterna.example" } }) },
  show: { who: signedIn, call: (c) => c.people.show({ params: { id: randomUUIDv7() } }) },
};
