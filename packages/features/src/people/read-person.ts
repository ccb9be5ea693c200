import type { Page, Person, SearchPayload } from "@orbita/contract";
import { findAnonymousTo } from "../kernel/anonymity.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { isActivePerson, mayOpen } from "./policy.ts";
import { presentPerson } from "./present.ts";
import {
  findEmail,
  findPersonById,
  findPersonByUsername,
  isHiddenFrom,
  searchPeople,
  type PersonRow,
  type PeopleViewer,
} from "./queries.ts";
import { domainsOf } from "./rules.ts";
import { askIndex } from "./search.ts";

export async function personViewer({ tx, actor }: ReadCtx): Promise<PeopleViewer | null> {
  if (actor.id === null) return null;
  const email = (await findEmail(tx, actor.id)) ?? fail("access.unauthenticated");
  return { id: actor.id, spaceIds: actor.memberships.map(({ spaceId }) => spaceId), domains: domainsOf(email) };
}

const hides = async ({ tx }: ReadCtx, row: PersonRow, viewer: PeopleViewer | null): Promise<boolean> =>
  viewer !== null && viewer.id !== row.id && (await isHiddenFrom(tx, row.id, viewer));

/**
 * The person behind a public page. The error is the same for a person who is unknown, not visible to the viewer, disabled or
 * about to be erased.
 */
export async function openPerson(ctx: ReadCtx, { username }: { username: string }): Promise<PersonRow> {
  const [row, viewer] = await Promise.all([findPersonByUsername(ctx.tx, username), personViewer(ctx)]);
  if (!row || !mayOpen(row, viewer) || (await hides(ctx, row, viewer))) return fail("people.notFound");
  return row;
}

/** Opens a person's page by a link that the person shared, whatever their visibility setting; people they hide from still cannot open it. */
export async function openByLink(ctx: ReadCtx, id: string): Promise<PersonRow> {
  const [row, viewer] = await Promise.all([findPersonById(ctx.tx, id), personViewer(ctx)]);
  if (!row || !isActivePerson(row) || (await hides(ctx, row, viewer))) return fail("people.notFound");
  return row;
}

/**
 * Removes the headline of each person with an application that is anonymous to the viewer. The headline is part of the CV, and
 * here it would be shown beside the name.
 */
async function withoutAnonymousHeadlines(ctx: ReadCtx, people: readonly Person[]): Promise<Person[]> {
  const ids = people.map(({ id }) => id);
  const anonymous = await findAnonymousTo(ctx.tx, ctx.actor.id, ids);
  return people.map((person) => (anonymous.has(person.id) ? { ...person, headline: null } : person));
}

export async function readPerson(ctx: ReadCtx, params: { username: string }): Promise<Person> {
  const [person] = await withoutAnonymousHeadlines(ctx, [presentPerson(await openPerson(ctx, params))]);
  return person!;
}

const signedIn = async (ctx: ReadCtx): Promise<PeopleViewer> =>
  (await personViewer(ctx)) ?? fail("access.unauthenticated");

export async function searchPeopleInTables(ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> {
  const { content, ...page } = await searchPeople(ctx.tx, await signedIn(ctx), payload);
  const people = await withoutAnonymousHeadlines(ctx, content.map(presentPerson));
  return { ...page, content: projected(people, payload.projections) };
}

export async function searchPeopleInIndex(ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> {
  // Reads whole documents, because the ids are needed to find the people who stay anonymous. The client's projections are applied
  // to the result.
  const { content, ...page } = await askIndex(ctx.search, await signedIn(ctx), { ...payload, projections: [] });
  return { ...page, content: projected(await withoutAnonymousHeadlines(ctx, content), payload.projections) };
}
