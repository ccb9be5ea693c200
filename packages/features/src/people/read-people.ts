import type { Page, Person, SearchPayload } from "@orbita/contract";
import { findAnonymousTo } from "../kernel/anonymity.ts";
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

/** Unknown, not visible to the viewer, disabled and about to be erased all return the same error. */
export async function openPerson(ctx: ReadCtx, { username }: { username: string }): Promise<PersonRow> {
  const [row, viewer] = await Promise.all([findPersonByUsername(ctx.tx, username), viewerOf(ctx)]);
  if (!row || !mayOpen(row, viewer) || (await hides(ctx, row, viewer))) return fail("people.notFound");
  return row;
}

/** Opens a page by a link that the person shared, whatever their visibility setting; people they hide from still cannot open it. */
export async function openByLink(ctx: ReadCtx, id: string): Promise<PersonRow> {
  const [row, viewer] = await Promise.all([findPersonById(ctx.tx, id), viewerOf(ctx)]);
  if (!row || !isThere(row) || (await hides(ctx, row, viewer))) return fail("people.notFound");
  return row;
}

/** The headline is part of the CV: it is not shown with the name while an application of this person is anonymous to the viewer. */
async function withoutAnonymousHeadlines(ctx: ReadCtx, people: readonly Person[]): Promise<Person[]> {
  const ids = people.map(({ id }) => id);
  const anonymous = await findAnonymousTo(ctx.tx, ctx.actor.id, ids);
  return people.map((person) => (anonymous.has(person.id) ? { ...person, headline: null } : person));
}

export async function readPerson(ctx: ReadCtx, params: { username: string }): Promise<Person> {
  const [person] = await withoutAnonymousHeadlines(ctx, [presentPerson(await openPerson(ctx, params))]);
  return person!;
}

const signedIn = async (ctx: ReadCtx): Promise<Viewer> => (await viewerOf(ctx)) ?? fail("access.unauthenticated");

export async function searchInTables(ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> {
  const { content, ...page } = await searchPeople(ctx.tx, await signedIn(ctx), payload);
  const people = await withoutAnonymousHeadlines(ctx, content.map(presentPerson));
  return { ...page, content: projected(people, payload.projections) };
}

export async function searchInIndex(ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> {
  // Reads ids whatever the client asked for, to find who stays anonymous. The client's projections are applied to the answer.
  const { content, ...page } = await askIndex(ctx.search, await signedIn(ctx), { ...payload, projections: [] });
  return { ...page, content: projected(await withoutAnonymousHeadlines(ctx, content), payload.projections) };
}
