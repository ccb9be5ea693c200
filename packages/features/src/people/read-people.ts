import type { Page, Person, SearchPayload } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { isThere, mayOpen } from "./policy.ts";
import { presentPerson } from "./present.ts";
import {
  findEmail,
  findPersonById,
  findPersonByUsername,
  isHiddenFrom,
  searchPeople,
  type PersonRow,
  type Viewer,
} from "./queries.ts";
import { domainsOf } from "./rules.ts";
import { askIndex } from "./search.ts";

export async function viewerOf({ tx, actor }: ReadCtx): Promise<Viewer | null> {
  if (actor.id === null) return null;
  const email = (await findEmail(tx, actor.id)) ?? fail("access.unauthenticated");
  return { id: actor.id, spaceIds: actor.memberships.map(({ spaceId }) => spaceId), domains: domainsOf(email) };
}

const hides = async ({ tx }: ReadCtx, row: PersonRow, viewer: Viewer | null): Promise<boolean> =>
  viewer !== null && viewer.id !== row.id && (await isHiddenFrom(tx, row.id, viewer));

/** Nobody of that name, not for you, disabled, about to go: one answer for all. */
export async function openPerson(ctx: ReadCtx, { username }: { username: string }): Promise<PersonRow> {
  const [row, viewer] = await Promise.all([findPersonByUsername(ctx.tx, username), viewerOf(ctx)]);
  if (!row || !mayOpen(row, viewer) || (await hides(ctx, row, viewer))) return fail("people.notFound");
  return row;
}

/** Who was given a link by this person may open it, whoever else may not; those whom they hide from do not. */
export async function openByLink(ctx: ReadCtx, id: string): Promise<PersonRow> {
  const [row, viewer] = await Promise.all([findPersonById(ctx.tx, id), viewerOf(ctx)]);
  if (!row || !isThere(row) || (await hides(ctx, row, viewer))) return fail("people.notFound");
  return row;
}

export const readPerson = async (ctx: ReadCtx, params: { username: string }): Promise<Person> =>
  presentPerson(await openPerson(ctx, params));

const signedIn = async (ctx: ReadCtx): Promise<Viewer> => (await viewerOf(ctx)) ?? fail("access.unauthenticated");

export async function searchInTables(ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> {
  const { content, ...page } = await searchPeople(ctx.tx, await signedIn(ctx), payload);
  return { ...page, content: projected(content.map(presentPerson), payload.projections) };
}

export const searchInIndex = async (ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> =>
  askIndex(ctx.search, await signedIn(ctx), payload);
