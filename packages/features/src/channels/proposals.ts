import { randomUUIDv7 } from "node:crypto";
import { channelLimits, type ChannelProposal, type newProposal } from "@orbita/contract";
import { withReason, type Db, type Tx } from "@orbita/db";
import { sql } from "kysely";
import type { z } from "zod";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { inviteOne } from "./invite.ts";
import { findInvitablePeople } from "./member-queries.ts";
import { requireViewer } from "./policy.ts";
import { lockChannel } from "./queries.ts";

type ProposalRow = Omit<ChannelProposal, "at"> & { at: Date };
const present = ({ at, ...row }: ProposalRow): ChannelProposal => ({ ...row, at: at.toISOString() });

/** Query of proposals with the current names and usernames of their people; deleted users are left out. */
const proposals = (where: ReturnType<typeof sql>) => sql<ProposalRow>`
  select p.id, p.name, p.why, p.state, p.created_at as at,
    json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'username', u.username) as by,
    array(select w.username from users w where w.id = any (p.people) order by array_position(p.people, w.id)) as people
  from channel_proposals p join users u on u.id = p.user_id where ${where} order by p.created_at, p.id`;

async function findProposal(db: Db, id: string): Promise<ChannelProposal> {
  const { rows } = await proposals(sql`p.id = ${id}`).execute(db);
  return present(rows[0]!);
}

/** The number of open proposals of a user. The row lock serialises concurrent proposals of the same user. */
async function countOpen(tx: Tx, userId: string): Promise<number> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from channel_proposals where user_id = ${userId} and state = 'open'`.execute(tx);
  return rows[0]!.count;
}

/** Proposes a channel. A proposal names three other people, all of whom the proposer may contact. */
export async function propose(ctx: Ctx, { name, why, people }: z.output<typeof newProposal>): Promise<ChannelProposal> {
  const { tx, now } = ctx;
  const person = requireViewer(ctx.actor);
  const found = await findInvitablePeople(tx, person, people);
  const others = found.filter(({ id }) => id !== person.id).map(({ id }) => id);
  if (others.length < channelLimits.proposers) fail("people.notFound");
  const max = channelLimits.proposals;
  if ((await countOpen(tx, person.id)) >= max) fail("channel.tooManyProposals", { max });
  const id = randomUUIDv7();
  await withReason(tx, "channel proposed");
  await tx
    .insertInto("channel_proposals")
    .values({ id, user_id: person.id, name, why, people: others, created_at: now })
    .execute();
  return findProposal(tx, id);
}

export async function readProposals({ tx }: ReadCtx): Promise<ChannelProposal[]> {
  const { rows } = await proposals(sql`p.state = 'open' and u.enabled and u.deletes_at is null`).execute(tx);
  return rows.map(present);
}

type ProposalAnswer = { accepted: boolean; channelId: string | null };

/**
 * Answers a proposal of a new channel. If the admin accepts it, the proposal is linked to the channel, and the proposer and the
 * people whom it names are invited, which notifies them.
 */
export async function answerProposal(
  ctx: Ctx,
  { id }: { id: string },
  answer: ProposalAnswer,
): Promise<ChannelProposal> {
  const { tx } = ctx;
  const row = await tx
    .selectFrom("channel_proposals")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  if (!row) fail("channel.proposalNotFound");
  const channelId = answer.accepted ? answer.channelId : null;
  const channel = channelId === null ? null : ((await lockChannel(tx, channelId)) ?? fail("channel.notFound"));
  await withReason(tx, answer.accepted ? "proposal taken up" : "proposal declined");
  await tx
    .updateTable("channel_proposals")
    .set({ state: answer.accepted ? "accepted" : "declined", channel_id: channelId })
    .where("id", "=", id)
    .execute();
  if (channel)
    for (const userId of await stillThere(tx, [row.user_id, ...row.people]))
      await inviteOne(ctx, { channel, userId, byId: null });
  return findProposal(tx, id);
}

const stillThere = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any (${ids}::uuid[]) and enabled and deletes_at is null`.execute(tx);
  return rows.map(({ id }) => id);
};
