import type { SpaceId, SpaceRole } from "@orbita/contract";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import type { ApiClient, TestApi } from "./harness.ts";

export type SignedInPerson = { id: string; email: string; client: ApiClient };

export async function aSignedInPerson(
  api: TestApi,
  options: Parameters<typeof aUser>[1] = {},
): Promise<SignedInPerson> {
  const { id, email } = await aUser(api.db, options);
  return { id, email, client: await api.as(id) };
}

/** A Space and a client of its owner. */
export async function aTeam(api: TestApi, name = "Lanterna Software") {
  const { id, userId } = await aSpace(api.db, { name });
  const of = { params: { id: id as SpaceId } };
  const one = (member: string) => ({ params: { id: id as SpaceId, userId: member } });
  const withRole = async (role: SpaceRole, options: Parameters<typeof aUser>[1] = {}): Promise<SignedInPerson> => {
    const person = await aSignedInPerson(api, options);
    await aMember(api.db, { spaceId: id, userId: person.id, role });
    return person;
  };
  const roles = async () => {
    const rows = await api.db.selectFrom("members").select(["user_id", "role"]).where("space_id", "=", id).execute();
    return new Map(rows.map(({ user_id, role }) => [user_id, role]));
  };
  return { id: id as SpaceId, ownerId: userId, owner: await api.as(userId), of, one, withRole, roles };
}

export async function jobsOf(api: TestApi, name: string, field: string, value: string) {
  const { rows } = await sql<{ data: Record<string, string> }>`
    select data from pgboss.job where name = ${name} and data ->> ${field} = ${value} order by created_on`.execute(
    api.db,
  );
  return rows.map(({ data }) => data);
}

export const toldOf = async (api: TestApi, name: string) => {
  const rows = await api.db.selectFrom("outbox").select("payload").where("name", "=", name).execute();
  return rows.map(({ payload }) => payload);
};

/** The token in the invitation mail. */
export async function tokenFor(api: TestApi, invitationId: string): Promise<string> {
  const { link_id } = await api.db
    .selectFrom("invitations")
    .select("link_id")
    .where("id", "=", invitationId)
    .executeTakeFirstOrThrow();
  return api.platform.codes.ticketOf(`invitation ${link_id}`);
}
