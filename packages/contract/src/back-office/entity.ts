import { z } from "zod";
import { activityKinds } from "../activity/schema.ts";
import type { ProblemCode } from "../errors/problems.ts";
import { instant } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections, type FieldKind } from "../kernel/search.ts";
import { caseDecision } from "../moderation/schema.ts";

export type BilingualLabel = { readonly it: string; readonly en: string };
export type Tone = "neutral" | "success" | "warning" | "danger" | "info";

/** The format in which a value is displayed. */
export type DisplayFormat =
  | "text"
  | "email"
  | "code"
  | "count"
  | "money"
  | "moment"
  | "day"
  | "state"
  | "tags"
  | "switch";

export type EntityField = {
  /** The search kind of the field, which decides its match modes and sorting. A field with a list of codes has the kind "keyword". */
  readonly kind: Exclude<FieldKind, "prose" | "query" | "label" | "place">;
  readonly words: BilingualLabel;
  /** The name of the database column; defaults to the field's name in snake case. */
  readonly column?: string;
  readonly as?: DisplayFormat;
  /** True if a record has several values of this field, which is then `text[]` in the database. */
  readonly several?: true;
  /** Maps each possible value to a boolean column, if each is stored in a column of its own. Searches filter by these columns. */
  readonly columns?: Readonly<Record<string, string>>;
  /**
   * `true` shows the field as a column of the list; `more` is a column that the user can switch on. All other fields appear only in
   * the detail.
   */
  readonly list?: true | "more";
  /** The possible values with their labels; also offered as a filter. */
  readonly values?: Readonly<Record<string, BilingualLabel & { readonly tone?: Tone }>>;
  /** Offers a filter for the field although its values are not known in advance, such as a date range or a number. */
  readonly filter?: true;
  /** The field is never null, so an index can serve pages deep in the list. */
  readonly always?: true;
  /** The field identifies a person. Its value is masked in exports without a reason, and omitted from logs. */
  readonly personal?: true;
  /** Makes the value a link to another record: its kind, and the field with its id. */
  readonly leadsTo?: { readonly kind: string; readonly by: string };
};

export type EntityAction = "enable" | "change" | "remove";

/**
 * The description of an entity kind. Its list, filters, detail, actions, CSV and history in the back office follow from it. To
 * add a kind, define one of these and list it in `entities/index.ts`.
 */
export type EntityDescription<F extends Record<string, EntityField> = Record<string, EntityField>> = {
  readonly kind: string;
  /** The database table or view of the entity kind; it must have a column `id`. */
  readonly source: string;
  /** The table whose history is shown; null if the entity has no history. */
  readonly history: string | null;
  /**
   * Set if detail, actions and history are routes of the entity's own feature, which return more. The back office then only lists
   * the entity.
   */
  readonly ownRoutes?: true;
  readonly words: { readonly one: BilingualLabel; readonly many: BilingualLabel; readonly empty: BilingualLabel };
  readonly fields: F;
  /** The fields whose values, joined by spaces, are the displayed name of a record. */
  readonly title: readonly (keyof F & string)[];
  /** The fields that the list's search box and the Ctrl K search match, by prefix or substring. */
  readonly search: readonly (keyof F & string)[];
  readonly sort: `${string}:${"asc" | "desc"}`;
  readonly acts: readonly EntityAction[];
  /**
   * The fields that an administrator may change, each named like a field above. `problems` are the additional error codes of a
   * change.
   */
  readonly change?: z.ZodObject;
  readonly problems?: readonly ProblemCode[];
  /**
   * Hiding a record of this kind requires a statement of reasons, which is sent to the affected person (Regulation (EU) 2022/2065,
   * art. 17).
   */
  readonly stated?: true;
  /** Set if a record contains personal data: opening it requires a reason and is logged. */
  readonly personal?: true;
};

export const defineEntity = <const F extends Record<string, EntityField>>(
  entity: EntityDescription<F>,
): EntityDescription<F> => entity;

/** The schema of record ids. Not `z.uuidv7`, because a ledger has no id of its own, and its generated id is not a UUIDv7. */
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

/** The schema of a record in responses: every field has its value or null. */
export const recordOf = (fields: Record<string, EntityField>) =>
  z.object({
    id,
    version: z.int(),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])),
  }) as unknown as z.ZodObject & z.ZodType<EntityRecord>;
export type EntityRecord = { id: string; version: number } & Record<string, unknown>;

/** Kinds of events that concern a record but change none of its columns. */
export const entityEvents = [...activityKinds, "resume.uploaded", "resume.confirmed"] as const;
export type EntityEvent = (typeof entityEvents)[number];

/**
 * An entry of a record's history: author, time, reason, and the changed columns before and after. A value is "hidden" if the
 * history does not store it.
 */
export const entityChange = z
  .object({
    at: instant,
    by: z.string().nullable(),
    byId: z.guid().nullable(),
    why: z.string().nullable(),
    /** The event, if the entry is one; null for a change of the record's columns. */
    what: z.enum(entityEvents).nullable(),
    /** Parameters of the sentence for an event, such as `from` and `to`, a name, or a Space. */
    details: z.record(z.string(), z.string()),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "EntityChange" });
export type EntityHistoryEntry = z.output<typeof entityChange>;

/** The content of a statement of reasons, as the administrator writes it. */
export const stating = caseDecision.pick({ ground: true, rule: true, explanation: true });
export type StatementOfReasons = z.output<typeof stating>;

/** Returns the back-office routes of an entity kind. Its description decides which of the six possible routes exist. */
export function entityRoutes(entity: EntityDescription): EntityRoutes {
  const { history, ...acts } = allRoutes(entity);
  const { search, read, ...others } = acts;
  if (entity.ownRoutes) return { search } as EntityRoutes;
  const offered = Object.entries(others).filter(([act]) => entity.acts.includes(act as EntityAction));
  return { search, read, ...(entity.history && { history }), ...Object.fromEntries(offered) } as EntityRoutes;
}
export type EntityRoutes = ReturnType<typeof allRoutes>;

/** Lower-cases a label for use inside a sentence; an abbreviation stays in capitals. */
const inSentence = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());

function allRoutes(entity: EntityDescription) {
  const { kind, fields, words, personal, sort } = entity;
  const path = `/admin/${kind}` as const;
  const name = inSentence(words.one.en);
  const record = recordOf(fields);
  const searched = Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, one.kind]));
  // Opening a record with personal data requires a reason, and is logged with the administrator.
  const looked = personal ? ({ inSteps: true, reasoned: true } as const) : {};
  return {
    search: defineRoute({
      method: "POST",
      path: `${path}/search`,
      area: "admin",
      safe: true,
      body: withProjections(searchPayload({ ...searched, q: "text" }, { sort }), record),
      summary: `Search ${inSentence(words.many.en)}`,
      response: pageOf(record),
      errors: [],
    }),
    read: defineRoute({
      method: "GET",
      path: `${path}/{id}`,
      area: "admin",
      params: byId,
      ...looked,
      summary: `Get one ${name}`,
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
      summary: `Change one ${name}, with a reason`,
      response: record,
      errors: ["record.notFound", "record.changedMeanwhile", ...(entity.problems ?? [])],
    }),
    remove: defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      area: "admin",
      params: byId,
      reasoned: true,
      summary: `Remove one ${name}, with a reason`,
      response: nothing,
      errors: ["record.notFound", "record.inUse"],
    }),
    history: defineRoute({
      method: "GET",
      path: `${path}/{id}/history`,
      area: "admin",
      params: byId,
      ...looked,
      summary: `List the changes of one ${name}, with authors and reasons`,
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
      summary: `Hide one ${name} and notify the affected person of the reasons; or show it again`,
      response: record,
      errors: ["record.notFound", "statement.missing", "admin.last"],
    }),
  };
}
