import { z } from "zod";
import { activityKinds } from "../activity/schema.ts";
import type { ProblemCode } from "../errors/problems.ts";
import { instant } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections, type FieldKind } from "../kernel/search.ts";
import { caseDecision } from "../moderation/schema.ts";

export type Words = { readonly it: string; readonly en: string };
export type Tone = "neutral" | "success" | "warning" | "danger" | "info";

/** How a value is read by a person. */
export type Shown = "text" | "email" | "code" | "count" | "money" | "moment" | "day" | "state" | "tags" | "switch";

export type EntityField = {
  /** How it is searched and sorted; a list of codes is a keyword. */
  readonly kind: Exclude<FieldKind, "prose" | "query" | "label" | "place">;
  readonly words: Words;
  /** Its column; without one, its name in snake case. */
  readonly column?: string;
  readonly as?: Shown;
  /** Several values: `text[]` in the database. */
  readonly several?: true;
  /** Where each of them is a column of its own, true or false, which the database looks up. */
  readonly columns?: Readonly<Record<string, string>>;
  /** A column of the list; `more` ones can be switched on. The others stand in the detail alone. */
  readonly list?: true | "more";
  /** What it can be, in words; offered as a filter. */
  readonly values?: Readonly<Record<string, Words & { readonly tone?: Tone }>>;
  /** Offered as a filter although its values are not known beforehand: a span of dates, a number. */
  readonly filter?: true;
  /** No row is without it: a page deep inside is then found by an index. */
  readonly always?: true;
  /** Who it is: masked in exports without a reason, and left out of logs. */
  readonly personal?: true;
  /** Leads to another record. */
  readonly leadsTo?: { readonly kind: string; readonly by: string };
};

export type EntityAct = "enable" | "change" | "remove";

/**
 * All that the back office needs to know of a kind of thing: its list, its filters, its detail, its acts, its CSV and its history
 * follow from this. A new kind is one of these, and a line where they are listed.
 */
export type Entity<F extends Record<string, EntityField> = Record<string, EntityField>> = {
  readonly kind: string;
  /** A table or a view with a column `id`. */
  readonly source: string;
  /** The table whose history is shown; null where none is kept. */
  readonly history: string | null;
  /** Its detail, its acts and its history are routes of its own feature, because they say more: here it is listed. */
  readonly ownRoutes?: true;
  readonly words: { readonly one: Words; readonly many: Words; readonly empty: Words };
  readonly fields: F;
  /** What a row is called: one field, or several with a space between. */
  readonly title: readonly (keyof F & string)[];
  /** Looked through by the search box and by Ctrl K, each by its beginning or anywhere in it. */
  readonly search: readonly (keyof F & string)[];
  readonly sort: `${string}:${"asc" | "desc"}`;
  readonly acts: readonly EntityAct[];
  /** What an administrator may change, each a field of the same name; and what the answer may be beside the usual. */
  readonly change?: z.ZodObject;
  readonly problems?: readonly ProblemCode[];
  /** To hide it takes a statement of reasons, which whoever it concerns is sent (Regulation (EU) 2022/2065, art. 17). */
  readonly stated?: true;
  /** Opening one is a look at somebody's data: it wants its reason and is logged. */
  readonly personal?: true;
};

export const defineEntity = <const F extends Record<string, EntityField>>(entity: Entity<F>): Entity<F> => entity;

/** A ledger has no id of its own, and is given one of another make. */
const id = z.guid();
const byId = z.object({ id });

const wire = {
  text: z.string(),
  keyword: z.string(),
  number: z.number(),
  date: instant,
  boolean: z.boolean(),
} satisfies Record<EntityField["kind"], z.ZodType>;

const valueOf = ({ kind, several }: EntityField) => (several ? z.array(z.string()) : wire[kind]).nullable();

/** A record as it travels: every field, or null. */
export const recordOf = (fields: Record<string, EntityField>) =>
  z.object({
    id,
    version: z.int(),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])),
  }) as unknown as z.ZodObject & z.ZodType<EntityRecord>;
export type EntityRecord = { id: string; version: number } & Record<string, unknown>;

/** What happened around a record and changed none of its columns. */
export const entityEvents = [...activityKinds, "resume.uploaded", "resume.confirmed"] as const;
export type EntityEvent = (typeof entityEvents)[number];

/** Who did what, when and why; before and after are the columns that changed, "hidden" where history keeps no value. */
export const entityChange = z
  .object({
    at: instant,
    by: z.string().nullable(),
    byId: z.guid().nullable(),
    why: z.string().nullable(),
    /** Null for a change of the record itself. */
    what: z.enum(entityEvents).nullable(),
    /** What the sentence of such an event speaks of: `from` and `to`, a name, a Space. */
    details: z.record(z.string(), z.string()),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "EntityChange" });
export type EntityChange = z.output<typeof entityChange>;

/** The words of a statement of reasons. */
export const stating = caseDecision.pick({ ground: true, rule: true, explanation: true });
export type Stating = z.output<typeof stating>;

/** Of the six routes of one kind, those that its description has. */
export function entityRoutes(entity: Entity): EntityRoutes {
  const { history, ...acts } = allRoutes(entity);
  const { search, read, ...others } = acts;
  if (entity.ownRoutes) return { search } as EntityRoutes;
  const offered = Object.entries(others).filter(([act]) => entity.acts.includes(act as EntityAct));
  return { search, read, ...(entity.history && { history }), ...Object.fromEntries(offered) } as EntityRoutes;
}
export type EntityRoutes = ReturnType<typeof allRoutes>;

function allRoutes(entity: Entity) {
  const { kind, fields, words, personal, sort } = entity;
  const path = `/admin/${kind}` as const;
  const name = words.one.en.toLowerCase();
  const record = recordOf(fields);
  const searched = Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, one.kind]));
  // Opening one writes down who looked, and why.
  const looked = personal ? ({ inSteps: true, reasoned: true } as const) : {};
  return {
    search: defineRoute({
      method: "POST",
      path: `${path}/search`,
      area: "admin",
      safe: true,
      body: withProjections(searchPayload({ ...searched, q: "text" }, { sort }), record),
      summary: `All ${words.many.en.toLowerCase()}, as a table`,
      response: pageOf(record),
      errors: [],
    }),
    read: defineRoute({
      method: "GET",
      path: `${path}/{id}`,
      area: "admin",
      params: byId,
      ...looked,
      summary: `One ${name}, whole`,
      response: record,
      errors: ["record.notFound"],
    }),
    change: defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      area: "admin",
      params: byId,
      reasoned: true,
      body: (entity.change ?? z.object({})).partial().extend({ version: z.int() }).strict(),
      summary: `Change a ${name}, with a reason`,
      response: record,
      errors: ["record.notFound", "record.changedMeanwhile", ...(entity.problems ?? [])],
    }),
    remove: defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      area: "admin",
      params: byId,
      reasoned: true,
      summary: `Remove a ${name}, with a reason`,
      response: nothing,
      errors: ["record.notFound", "record.inUse"],
    }),
    history: defineRoute({
      method: "GET",
      path: `${path}/{id}/history`,
      area: "admin",
      params: byId,
      ...looked,
      summary: `Who changed what in a ${name}, and why`,
      response: z.array(entityChange),
      errors: ["record.notFound"],
    }),
    enable: defineRoute({
      method: "PATCH",
      path: `${path}/{id}/enabled/{flag}`,
      area: "admin",
      params: z.object({ id, flag: z.enum(["true", "false"]) }),
      reasoned: true,
      body: z.strictObject({ statement: stating.nullable().default(null) }),
      summary: `Hide a ${name} from everybody, telling whom it concerns why; or show it again`,
      response: record,
      errors: ["record.notFound", "statement.missing", "admin.last"],
    }),
  };
}
