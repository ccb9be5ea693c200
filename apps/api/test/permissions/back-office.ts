import { entityKinds, featureOf, type EntityFeatureName, type EntityRoutes } from "@orbita/contract";
import { randomUUIDv7 } from "node:crypto";
import { everyone, readers, signedIn, type PermissionCase, type PermissionCases, type Verdicts } from "./roles.ts";

const admins: Verdicts = {
  ...signedIn,
  talent: "denied",
  viewer: "denied",
  recruiter: "denied",
  owner: "denied",
  stranger: "denied",
};
const back = (call: PermissionCase["call"], absent?: string): PermissionCase => ({
  who: admins,
  call,
  ...(absent && { absent }),
});
const why = { reason: "Richiesta 4471" };
const one = () => ({ params: { id: randomUUIDv7() } });
const missing = "record.notFound";
const statement = { ground: "terms", rule: "Regola 3", explanation: "Chiede soldi prima di un colloquio." } as const;

/**
 * The rows of an entity kind in the permission matrix, the same for every kind. If a kind lacks a route, the test skips its
 * row.
 */
const rowsOf = (feature: EntityFeatureName): { [N in keyof EntityRoutes]: PermissionCase } => ({
  search: back((c) => c[feature].search({ body: {} })),
  read: back((c) => c[feature].read(one(), why), missing),
  change: back((c) => c[feature].change({ ...one(), body: { version: 1 } }, why), missing),
  remove: back((c) => c[feature].remove(one(), why), missing),
  history: back((c) => c[feature].history(one(), why), missing),
  enable: back(
    (c) => c[feature].enable({ params: { ...one().params, flag: "false" }, body: { statement } }, why),
    missing,
  ),
});
export const entityRows = Object.fromEntries(entityKinds.map((kind) => [featureOf(kind), rowsOf(featureOf(kind))])) as {
  [F in EntityFeatureName]: PermissionCases<F>;
};

export const backOfficeRows: PermissionCases<"backOffice"> = {
  register: back((c) =>
    c.backOffice.register(
      { body: { email: `${randomUUIDv7()}@posta.example`, firstName: "Ada", lastName: "Negri" } },
      why,
    ),
  ),
  scopes: back((c) => c.backOffice.scopes({ ...one(), body: { admin: true, version: 1 } }, why), missing),
  find: back((c) => c.backOffice.find({ body: { q: "ferrar" } })),
  views: back((c) => c.backOffice.views({})),
  keepView: back((c) =>
    c.backOffice.keepView({ body: { kind: "user", name: "Disattivati", query: "state=disabled" } }),
  ),
  dropView: back((c) => c.backOffice.dropView(one()), "view.notFound"),
  bulk: back((c) =>
    c.backOffice.bulk({ params: { kind: "contact" }, body: { act: "remove", ids: [randomUUIDv7()], count: 1 } }, why),
  ),
  export: back((c) => c.backOffice.export({ params: { kind: "contact" }, body: {} }, why)),
  looks: back((c) => c.backOffice.looks({ query: {} })),
  changes: back((c) => c.backOffice.changes({ query: {} })),
};

export const runsRows: PermissionCases<"runs"> = {
  search: back((c) => c.runs.search({ body: {} })),
  read: back((c) => c.runs.read(one()), "run.notFound"),
  lines: back((c) => c.runs.lines({ ...one(), query: {} }), "run.notFound"),
  stop: back((c) => c.runs.stop(one(), why), "run.notFound"),
  file: back((c) => c.runs.file(one()), "run.notFound"),
};

const letter = { params: { queue: "mail.send", id: randomUUIDv7() } };
export const operationsRows: PermissionCases<"operations"> = {
  read: back((c) => c.operations.read({})),
  rerunAll: back((c) => c.operations.rerunAll({ params: { queue: letter.params.queue } }, why)),
  rerun: back((c) => c.operations.rerun(letter, why), "deadLetter.notFound"),
  discard: back((c) => c.operations.discard(letter, why), "deadLetter.notFound"),
  reindex: back((c) => c.operations.reindex({ params: { name: "nothing" } }, why), "index.notFound"),
  mails: back((c) => c.operations.mails({ query: {} })),
  maintenance: { who: everyone, call: (c) => c.operations.maintenance({}) },
  changeMaintenance: back(
    (c) => c.operations.changeMaintenance({ body: { version: 0 } }, why),
    "record.changedMeanwhile",
  ),
};

export const installationRows: PermissionCases<"installation"> = {
  identity: { who: everyone, call: (c) => c.installation.identity({}) },
  read: back((c) => c.installation.read({})),
  change: back((c) => c.installation.change({ body: { version: 0 } }), "record.changedMeanwhile"),
};

const ofSpace = (call: PermissionCase["call"]): PermissionCase => ({ who: readers, call });
export const statisticsRows: PermissionCases<"statistics"> = {
  averageExperience: ofSpace((c, _, o) => c.statistics.averageExperience({ query: {} }, o)),
  dashboard: ofSpace((c, _, o) => c.statistics.dashboard({ query: {} }, o)),
  table: ofSpace((c, _, o) => c.statistics.table({ query: { table: "posts" } }, o)),
};
