import type { MySpace, Space, SpaceId } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findSpace, findSpaceByName, findSpaceByUrl } from "./page-queries.ts";
import { presentMySpace, presentSpace } from "./present.ts";
import { findHolderOfUrl, findHolderOfVat, findSpacesOf } from "./queries.ts";

export async function readMySpaces({ tx, actor }: ReadCtx): Promise<MySpace[]> {
  const rows = await findSpacesOf(tx, actor.id ?? fail("access.unauthenticated"));
  return rows.map(presentMySpace);
}

export const readSpace = async ({ tx }: ReadCtx, { id }: { id: string }): Promise<Space> =>
  presentSpace((await findSpace(tx, id)) ?? fail("space.notFound"));

export const readSpaceByUrl = async ({ tx }: ReadCtx, { url }: { url: string }): Promise<Space> =>
  presentSpace((await findSpaceByUrl(tx, url)) ?? fail("space.notFound"));

export const readSpaceByName = async ({ tx }: ReadCtx, { name }: { name: string }): Promise<Space> =>
  presentSpace((await findSpaceByName(tx, name.trim())) ?? fail("space.notFound"));

type SpaceExistenceQuery = { url?: string | undefined; vat?: string | undefined };

/** Whether a URL or VAT number is taken. A disabled Space keeps both, but its name is not revealed. */
export async function spaceExists({ tx }: ReadCtx, { url, vat }: SpaceExistenceQuery) {
  const holder =
    (url === undefined ? undefined : await findHolderOfUrl(tx, url)) ??
    (vat === undefined ? undefined : await findHolderOfVat(tx, vat));
  const space = holder?.enabled ? { id: holder.id as SpaceId, name: holder.name } : null;
  return { exists: holder !== undefined, space };
}
