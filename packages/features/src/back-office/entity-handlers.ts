import { entityKinds, featureOf, type Entity, type EntityFeature, type EntityRoutes } from "@orbita/contract";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { noteLook, type AccessLogEntry } from "../kernel/looks.ts";
import { changeEntity, enableEntity, removeEntity } from "./act-on-entity.ts";
import { findEntityHistory } from "./read-history.ts";
import { searchEntities } from "./search-entities.ts";
import { entityOf, findRecord } from "./source.ts";

/** A logged access is a route with steps, an access without a log is a plain read; the entity description decides. */
type Looking = ReadCtx | StepCtx;

async function lookIfPersonal(
  ctx: Looking,
  { kind, personal }: Entity,
  look: Omit<AccessLogEntry, "kind">,
): Promise<void> {
  if (personal && "write" in ctx) await ctx.write((writing) => noteLook(writing, { kind, ...look }));
}

async function readEntity(ctx: Looking, entity: Entity, id: string) {
  const record = (await findRecord(ctx.tx, entity, id)) ?? fail("record.notFound");
  await lookIfPersonal(ctx, entity, { targetId: id, what: "read" });
  return record;
}

/** The history of a deleted record is still available. */
async function readEntityHistory(ctx: Looking, entity: Entity, id: string) {
  const changes = await findEntityHistory(ctx.tx, entity, id);
  if (changes.length === 0 && !(await findRecord(ctx.tx, entity, id))) fail("record.notFound");
  await lookIfPersonal(ctx, entity, { targetId: id, what: "history" });
  return changes;
}

const handlersOf = (entity: Entity): Handlers<EntityRoutes> => ({
  search: (ctx, { body }) => searchEntities(ctx.tx, entity, body),
  read: (ctx, { params }) => readEntity(ctx, entity, params.id),
  change: (ctx, { params, body }) => changeEntity(ctx, entity, params.id, body),
  remove: (ctx, { params }) => removeEntity(ctx, entity, params.id),
  history: (ctx, { params }) => readEntityHistory(ctx, entity, params.id),
  enable: (ctx, { params, body }) =>
    enableEntity(ctx, entity, { id: params.id, enabled: params.flag === "true", statement: body.statement }),
});

/** The same handlers for every described kind. */
export const entityHandlers = Object.fromEntries(
  entityKinds.map((kind) => [featureOf(kind), handlersOf(entityOf(kind))]),
) as Record<EntityFeature, Handlers<EntityRoutes>>;
