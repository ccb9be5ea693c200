import { randomUUIDv7 } from "node:crypto";
import { everyone, signedIn, type PermissionCases, type Verdicts } from "./roles.ts";

const admins: Verdicts = {
  ...signedIn,
  talent: "denied",
  viewer: "denied",
  recruiter: "denied",
  owner: "denied",
  stranger: "denied",
};
const nowhere = () => ({ params: { id: randomUUIDv7() } });
const draft = {
  it: "Competenza",
  en: "Skill",
  kind: "technical" as const,
  category: "nowhere",
  subcategory: null,
  aliases: [],
};

/** The ids in these rows do not exist, so an allowed caller gets a "not found" error instead of a refusal. */
export const skillsRows: PermissionCases<"skills"> = {
  search: { who: everyone, call: (c) => c.skills.search({ body: {} }) },
  exists: { who: everyone, call: (c) => c.skills.exists({ body: { name: "Java" } }) },
  read: { who: everyone, call: (c) => c.skills.read(nowhere()) },
  categories: { who: everyone, call: (c) => c.skills.categories({}) },
  suggest: {
    who: signedIn,
    call: (c) => c.skills.suggest({ body: { name: randomUUIDv7(), language: "it" } }),
  },
  mySuggestions: { who: signedIn, call: (c) => c.skills.mySuggestions({}) },
  occupations: { who: everyone, call: (c) => c.skills.occupations({ body: {} }) },
  suggestions: { who: admins, call: (c) => c.skills.suggestions({}) },
  approve: { who: admins, call: (c) => c.skills.approve({ ...nowhere(), body: draft }) },
  decline: { who: admins, call: (c) => c.skills.decline({ ...nowhere(), body: {} }) },
  adminRead: { who: admins, call: (c) => c.skills.adminRead(nowhere()) },
  create: { who: admins, call: (c) => c.skills.create({ body: draft }) },
  change: { who: admins, call: (c) => c.skills.change({ ...nowhere(), body: { it: "Altra" } }) },
  merge: { who: admins, call: (c) => c.skills.merge({ ...nowhere(), body: { into: randomUUIDv7() } }) },
};
