import { z } from "zod";
import { language, personName } from "../accounts/schema.ts";
import { byId, email, id, instant, words } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { run } from "../runs/schema.ts";
import { entityKinds } from "./entities/index.ts";
import { recordOf, stating } from "./entity.ts";
import { userEntity } from "./entities/user.ts";

export const backOfficeLimits = {
  reason: { min: 3, max: 500 },
  view: { min: 1, max: 60 },
  viewsPerKind: 30,
  /** Maximum number of records in one bulk change; larger changes need several requests. */
  bulk: 10_000,
  exportDays: 7,
} as const;

/** The reason for an administrator's action. */
export const actReason = words(backOfficeLimits.reason);

const kind = z.enum(entityKinds);
const byKind = z.object({ kind });

/** The filters and the sort order of a search. The server validates them against the search of the entity kind. */
const narrowed = z.object({
  filters: z.array(z.record(z.string(), z.any())).max(50).default([]),
  sort: z.string().max(60).optional(),
});

export const adminView = z
  .object({ id, kind, name: words(backOfficeLimits.view), query: z.string().max(2_000), created: instant })
  .meta({ id: "AdminView" });
export type SavedAdminView = z.output<typeof adminView>;

export const adminLook = z
  .object({
    id,
    at: instant,
    by: z.string().nullable(),
    kind: z.string(),
    targetId: z.string(),
    what: z.enum(["read", "history", "export", "file"]),
    reason: z.string(),
  })
  .meta({ id: "AdminLook" });
export type AdminAccessRecord = z.output<typeof adminLook>;

export const foundRecord = z
  .object({ kind, id, title: z.string(), note: z.string().nullable() })
  .meta({ id: "FoundRecord" });
export type RecordSearchHit = z.output<typeof foundRecord>;

/** An entry of the change history across all records: the change, and the record that was changed. */
export const changeAnywhere = z
  .object({
    id: z.guid(),
    at: instant,
    by: z.string().nullable(),
    byId: id.nullable(),
    entity: z.string(),
    entityId: z.string(),
    action: z.enum(["insert", "update", "delete"]),
    why: z.string().nullable(),
    before: z.record(z.string(), z.any()).nullable(),
    after: z.record(z.string(), z.any()).nullable(),
  })
  .meta({ id: "ChangeAnywhere" });
export type RecordChange = z.output<typeof changeAnywhere>;

const cursorPage = z.object({
  cursor: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(100).default(50),
});

export const newUser = z
  .strictObject({
    email,
    firstName: personName,
    lastName: personName,
    language: language.default("it"),
    admin: z.boolean().default(false),
  })
  .meta({ id: "NewUser" });
export type NewUser = z.input<typeof newUser>;

const userRecord = recordOf(userEntity.fields);

export const backOfficeRoutes = {
  register: defineRoute({
    method: "POST",
    path: "/admin/user/register",
    area: "admin",
    stepUp: "administer",
    once: true,
    reasoned: true,
    body: newUser,
    summary: "Create an account for a person; mails them a link to choose a password",
    response: userRecord,
    errors: ["account.emailTaken"],
  }),
  scopes: defineRoute({
    method: "PATCH",
    path: "/admin/user/{id}/scopes",
    area: "admin",
    stepUp: "administer",
    params: byId,
    reasoned: true,
    body: z.strictObject({ admin: z.boolean(), version: z.int() }),
    summary: "Grant or revoke the administrator scope; the last administrator keeps it",
    response: userRecord,
    errors: ["record.notFound", "record.changedMeanwhile", "admin.last"],
  }),
  find: defineRoute({
    method: "POST",
    path: "/admin/find",
    area: "admin",
    safe: true,
    body: z.strictObject({ q: words({ min: 2, max: 100 }) }),
    summary: "Find a few records of every kind by name",
    response: z.array(foundRecord),
    errors: [],
  }),
  views: defineRoute({
    method: "GET",
    path: "/admin/view",
    area: "admin",
    summary: "List my saved lists, with their filters",
    response: z.array(adminView),
    errors: [],
  }),
  keepView: defineRoute({
    method: "POST",
    path: "/admin/view",
    area: "admin",
    body: adminView.pick({ kind: true, name: true, query: true }).strict(),
    summary: "Save a list with its filters under a name; overwrites the list with the same name",
    response: adminView,
    errors: ["view.tooMany"],
  }),
  dropView: defineRoute({
    method: "DELETE",
    path: "/admin/view/{id}",
    area: "admin",
    params: byId,
    summary: "Delete a saved list",
    response: nothing,
    errors: ["view.notFound"],
  }),
  bulk: defineRoute({
    method: "POST",
    path: "/admin/bulk/{kind}",
    area: "admin",
    params: byKind,
    once: true,
    reasoned: true,
    body: z.strictObject({
      act: z.enum(["enable", "disable", "remove"]),
      /** The ids of the records to change; null means all records that the filters match. */
      ids: z.array(id).min(1).max(1_000).nullable().default(null),
      ...narrowed.pick({ filters: true }).shape,
      /** The number of records that the administrator saw before confirming. If the change would now affect another number, it is refused. */
      count: z.int().min(1).max(backOfficeLimits.bulk),
      statement: stating.nullable().default(null),
    }),
    summary: "Apply an action to many records, each separately, with one reason",
    response: run,
    errors: ["bulk.changedMeanwhile", "statement.missing"],
  }),
  export: defineRoute({
    method: "POST",
    path: "/admin/export/{kind}",
    area: "admin",
    stepUp: "administer",
    params: byKind,
    once: true,
    reasoned: true,
    body: z.strictObject({ ...narrowed.shape, language: z.enum(["it", "en"]).default("it") }),
    summary: "Export a list as CSV, in the background",
    response: run,
    errors: [],
  }),
  looks: defineRoute({
    method: "GET",
    path: "/admin/look",
    area: "admin",
    query: cursorPage.extend({ kind: z.string().max(30).optional(), targetId: z.string().max(60).optional() }),
    summary: "List accesses to personal data by administrators, with reasons",
    response: z.object({ content: z.array(adminLook), cursor: z.string().nullable() }),
    errors: [],
  }),
  changes: defineRoute({
    method: "GET",
    path: "/admin/change",
    area: "admin",
    query: cursorPage.extend({
      entity: z.string().max(60).optional(),
      entityId: z.string().max(100).optional(),
      byId: id.optional(),
    }),
    summary: "List all changes with author and reason, newest first",
    response: z.object({ content: z.array(changeAnywhere), cursor: z.string().nullable() }),
    errors: [],
  }),
};
