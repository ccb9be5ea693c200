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
  /** More than these are changed one run after the other. */
  bulk: 10_000,
  exportDays: 7,
} as const;

/** Why an administrator does something. */
export const actReason = words(backOfficeLimits.reason);

const kind = z.enum(entityKinds);
const byKind = z.object({ kind });

/** The same filters as a search; `entityRoutes` checks them for its own kind. */
const narrowed = z.object({
  filters: z.array(z.record(z.string(), z.any())).max(50).default([]),
  sort: z.string().max(60).optional(),
});

export const adminView = z
  .object({ id, kind, name: words(backOfficeLimits.view), query: z.string().max(2_000), created: instant })
  .meta({ id: "AdminView" });
export type AdminView = z.output<typeof adminView>;

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
export type AdminLook = z.output<typeof adminLook>;

export const foundRecord = z
  .object({ kind, id, title: z.string(), note: z.string().nullable() })
  .meta({ id: "FoundRecord" });
export type FoundRecord = z.output<typeof foundRecord>;

/** A change somewhere, with what it was made to. */
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
export type ChangeAnywhere = z.output<typeof changeAnywhere>;

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
    summary: "Open an account for somebody, who is mailed a way to choose a password",
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
    summary: "Make somebody an administrator, or not any more; the last one stays",
    response: userRecord,
    errors: ["record.notFound", "record.changedMeanwhile", "admin.last"],
  }),
  find: defineRoute({
    method: "POST",
    path: "/admin/find",
    area: "admin",
    safe: true,
    body: z.strictObject({ q: words({ min: 2, max: 100 }) }),
    summary: "A few records of every kind that are called so",
    response: z.array(foundRecord),
    errors: [],
  }),
  views: defineRoute({
    method: "GET",
    path: "/admin/view",
    area: "admin",
    summary: "The lists that I keep, with their filters",
    response: z.array(adminView),
    errors: [],
  }),
  keepView: defineRoute({
    method: "POST",
    path: "/admin/view",
    area: "admin",
    body: adminView.pick({ kind: true, name: true, query: true }).strict(),
    summary: "Keep a list with its filters under a name; the same name is written over",
    response: adminView,
    errors: ["view.tooMany"],
  }),
  dropView: defineRoute({
    method: "DELETE",
    path: "/admin/view/{id}",
    area: "admin",
    params: byId,
    summary: "Keep it no more",
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
      /** These; or all that the filters find. */
      ids: z.array(id).min(1).max(1_000).nullable().default(null),
      ...narrowed.pick({ filters: true }).shape,
      /** How many one was shown: others than these are not touched. */
      count: z.int().min(1).max(backOfficeLimits.bulk),
      statement: stating.nullable().default(null),
    }),
    summary: "Do the same to many, each on its own, with one reason",
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
    summary: "Write a list as CSV, in the background",
    response: run,
    errors: [],
  }),
  looks: defineRoute({
    method: "GET",
    path: "/admin/look",
    area: "admin",
    query: cursorPage.extend({ kind: z.string().max(30).optional(), targetId: z.string().max(60).optional() }),
    summary: "Which administrator looked at whom, when and why",
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
    summary: "What was changed anywhere, by whom and why, the last first",
    response: z.object({ content: z.array(changeAnywhere), cursor: z.string().nullable() }),
    errors: [],
  }),
};
