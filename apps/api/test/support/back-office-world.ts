import { randomUUIDv7 } from "node:crypto";
import { featureOf, type EntityKind } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import type { TestApi } from "./harness.ts";

export const adminReason = "Richiesta 4471";
export const reasonBody = { reason: adminReason };
export const statement = {
  ground: "terms",
  rule: "Regola 3",
  explanation: "Chiede soldi prima di un colloquio.",
} as const;
export const unknownRecordId = () => randomUUIDv7();

/** An administrator with helper functions for the back office. */
export async function anAdmin(api: TestApi) {
  const { id } = await aUser(api.db, { admin: true });
  const client = await api.as(id);
  const of = <K extends EntityKind>(kind: K) => client[featureOf(kind)];
  return {
    id,
    client,
    of,
    search: async (kind: EntityKind, body: object) => (await of(kind).search({ body }))!,
    read: async (kind: EntityKind, recordId: string) =>
      (await of(kind).read({ params: { id: recordId } }, reasonBody))!,
    history: async (kind: EntityKind, recordId: string) =>
      (await of(kind).history({ params: { id: recordId } }, reasonBody))!,
    change: async (kind: EntityKind, recordId: string, body: object) =>
      (await of(kind).change({ params: { id: recordId }, body: body as { version: number } }, reasonBody))!,
    enable: async (kind: EntityKind, recordId: string, flag: boolean) =>
      (await of(kind).enable(
        { params: { id: recordId, flag: `${flag}` as "true" }, body: { statement: flag ? null : statement } },
        reasonBody,
      ))!,
    remove: (kind: EntityKind, recordId: string) => of(kind).remove({ params: { id: recordId } }, reasonBody),
  };
}
export type Admin = Awaited<ReturnType<typeof anAdmin>>;

export const lastOf = async (api: TestApi, entity: string, id: string) =>
  (
    await api.db
      .selectFrom("history")
      .selectAll()
      .where("entity", "=", entity)
      .where("entity_id", "=", id)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .execute()
  )[0];

export const looksAt = (api: TestApi, targetId: string) =>
  api.db.selectFrom("admin_looks").selectAll().where("target_id", "=", targetId).orderBy("at").execute();
