import {
  entityKinds,
  featureOf,
  type EntityDescription,
  type EntityFeatureName,
  type EntityRoutes,
} from "@orbita/contract";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { logAccess, type AccessLogEntry } from "../kernel/access-log.ts";
import { changeEntity, enableEntity, removeEntity } from "./change-entity.ts";
import { findEntityHistory } from "./find-entity-history.ts";
import { searchEntities } from "./search-entities.ts";
import { entityOf, findRecord } from "./source.ts";

/**
 * The context of a read in the back office. Reads of entity kinds with personal data are logged, which requires a route with
 * steps. Other reads are not logged.
 */
type EntityReadCtx = ReadCtx | StepCtx;

async function lookIfPersonal(
  ctx: EntityReadCtx,
  { kind, personal }: EntityDescription,
  look: Omit<AccessLogEntry, "kind">,
): Promise<void> {
  if (personal && "write" in ctx) await ctx.write((writing) => logAccess(writing, { kind, ...look }));
}

async function readEntity(ctx: EntityReadCtx, entity: EntityDescription, id: string) {
  const record = (await findRecord(ctx.tx, entity, id)) ?? fail("record.notFound");
  await lookIfPersonal(ctx, entity, { targetId: id, what: "read" });
  return record;
}

/** The history of a record, which is available even after the record was deleted. */
async function readEntityHistory(ctx: EntityReadCtx, entity: EntityDescription, id: string) {
  const changes = await findEntityHistory(ctx.tx, entity, id);
  if (changes.length === 0 && !(await findRecord(ctx.tx, entity, id))) fail("record.notFound");
  await lookIfPersonal(ctx, entity, { targetId: id, what: "history" });
  return changes;
}

const handlersOf = (entity: EntityDescription): Handlers<EntityRoutes> => ({
  search: (ctx, { body }) => searchEntities(ctx.tx, entity, body),
  read: (ctx, { params }) => readEntity(ctx, entity, params.id),
  change: (ctx, { params, body }) => changeEntity(ctx, entity, params.id, body),
  remove: (ctx, { params }) => removeEntity(ctx, entity, params.id),
  history: (ctx, { params }) => readEntityHistory(ctx, entity, params.id),
  enable: (ctx, { params, body }) =>
    enableEntity(ctx, entity, { id: params.id, enabled: params.flag === "true", statement: body.statement }),
});

/** The route handlers of all entity kinds; all kinds use the same code. */
export const entityHandlers = Object.fromEntries(
  entityKinds.map((kind) => [featureOf(kind), handlersOf(entityOf(kind))]),
) as Record<EntityFeatureName, Handlers<EntityRoutes>>;
