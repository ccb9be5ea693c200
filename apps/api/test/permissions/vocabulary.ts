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
const list = { params: { type: "benefit" as const } };

/** The ids in these rows do not exist, so an allowed caller gets a "not found" error instead of a refusal. */
export const vocabularyRows: PermissionCases<"vocabulary"> = {
  search: { who: everyone, call: (c) => c.vocabulary.search({ body: {} }) },
  elastic: { who: everyone, call: (c) => c.vocabulary.elastic({ body: {} }) },
  exists: { who: everyone, call: (c) => c.vocabulary.exists({ body: { type: "benefit", label: "Mensa" } }) },
  read: { who: everyone, call: (c) => c.vocabulary.read(nowhere()) },
  readByCode: { who: everyone, call: (c) => c.vocabulary.readByCode({ params: { code: "nowhere" } }) },
  create: { who: admins, call: (c) => c.vocabulary.create({ body: { type: "travel_type", it: "Altrove" } }) },
  change: { who: admins, call: (c) => c.vocabulary.change({ ...nowhere(), body: { it: "Altro" } }) },
  remove: { who: admins, call: (c) => c.vocabulary.remove(nowhere()) },
  lists: { who: admins, call: (c) => c.vocabulary.lists({}) },
  listEntries: { who: admins, call: (c) => c.vocabulary.listEntries(list) },
  uses: { who: admins, call: (c) => c.vocabulary.uses(nowhere()) },
  merge: { who: admins, call: (c) => c.vocabulary.merge({ ...nowhere(), body: { into: randomUUIDv7() } }) },
  merges: { who: admins, call: (c) => c.vocabulary.merges(list) },
  undoMerge: { who: admins, call: (c) => c.vocabulary.undoMerge(nowhere()) },
  import: {
    who: admins,
    call: (c) =>
      c.vocabulary.import({ body: { type: "travel_type", rows: [{ code: "travel_type_no", it: "No", en: null }] } }),
  },
};

export const filterListsRows: PermissionCases<"filterLists"> = {
  all: { who: everyone, call: (c) => c.filterLists.all({ params: { list: "skills" }, query: {} }) },
  startingWith: {
    who: everyone,
    call: (c) => c.filterLists.startingWith({ params: { list: "skills", text: "ja" }, query: {} }),
  },
};
