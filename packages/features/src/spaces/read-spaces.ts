import type { ContractStatus, MySpace, Page, SearchPayload, Space } from "@orbita/contract";
import { isMember, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { presentMySpace, presentSlots, presentSpace } from "./present.ts";
import { findSlots, findSpace, findSpaceByUrl, findSpacesOf, hasSpaceUrl, searchSpaces } from "./queries.ts";

export async function readMySpaces({ tx, actor }: ReadCtx): Promise<MySpace[]> {
  const rows = await findSpacesOf(tx, actor.id ?? fail("access.unauthenticated"));
  return rows.map(presentMySpace);
}

export const readSpace = async ({ tx }: ReadCtx, { id }: { id: string }): Promise<Space> =>
  presentSpace((await findSpace(tx, id)) ?? fail("space.notFound"));

export const readSpaceByUrl = async ({ tx }: ReadCtx, { url }: { url: string }): Promise<Space> =>
  presentSpace((await findSpaceByUrl(tx, url)) ?? fail("space.notFound"));

export async function findSpaces({ tx }: ReadCtx, payload: SearchPayload): Promise<Page<Space>> {
  const { content, ...page } = await searchSpaces(tx, payload);
  return { ...page, content: projected(content.map(presentSpace), payload.projections) };
}

export const spaceExists = async ({ tx }: ReadCtx, { url }: { url?: string | undefined }) => ({
  exists: url !== undefined && (await hasSpaceUrl(tx, url)),
  space: null,
});

export async function readContractStatus({ tx, actor }: ReadCtx, { id }: { id: string }): Promise<ContractStatus> {
  allow(isMember(actor, id));
  return presentSlots((await findSlots(tx, id)) ?? fail("space.notFound"));
}
