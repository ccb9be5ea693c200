import type { Page, Person, SearchPayload } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { mayOpen } from "./policy.ts";
import { presentPerson } from "./present.ts";
import { findEmail, findPersonByUsername, isHiddenFrom, searchPeople, type Viewer } from "./queries.ts";
import { domainsOf } from "./rules.ts";
import { askIndex } from "./search.ts";

async function viewerOf({ tx, actor }: ReadCtx): Promise<Viewer | null> {
  if (actor.id === null) return null;
  const email = (await findEmail(tx, actor.id)) ?? fail("access.unauthenticated");
  return { id: actor.id, spaceIds: actor.memberships.map(({ spaceId }) => spaceId), domains: domainsOf(email) };
}

/** Nobody of that name, not for you, disabled, about to go: one answer for all. */
export async function readPerson(ctx: ReadCtx, { username }: { username: string }): Promise<Person> {
  const [row, viewer] = await Promise.all([findPersonByUsername(ctx.tx, username), viewerOf(ctx)]);
  if (!row || !mayOpen(row, viewer)) return fail("people.notFound");
  if (viewer && viewer.id !== row.id && (await isHiddenFrom(ctx.tx, row.id, viewer))) return fail("people.notFound");
  return presentPerson(row);
}

const signedIn = async (ctx: ReadCtx): Promise<Viewer> => (await viewerOf(ctx)) ?? fail("access.unauthenticated");

export async function searchInTables(ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> {
  const { content, ...page } = await searchPeople(ctx.tx, await signedIn(ctx), payload);
  return { ...page, content: projected(content.map(presentPerson), payload.projections) };
}

export const searchInIndex = async (ctx: ReadCtx, payload: SearchPayload): Promise<Page<Person>> =>
  askIndex(ctx.search, await signedIn(ctx), payload);
