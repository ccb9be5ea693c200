import type { Page, Shortlist, ShortlistEntry } from "@orbita/contract";
import { toStepDisclosure } from "../disclosures/index.ts";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { acquaintancesOf, talentCards } from "../talent-search/index.ts";
import { findShortlistEntries } from "./entry-queries.ts";
import { requireShortlistSpace, canOpenShortlist } from "./policy.ts";
import { presentShortlistEntry, presentShortlist } from "./present.ts";
import { findShortlist, findShortlists, findSpaceOfShortlist } from "./queries.ts";

export const listShortlists = async ({ tx, actor }: ReadCtx): Promise<Shortlist[]> =>
  (await findShortlists(tx, requireShortlistSpace(actor))).map(presentShortlist);

type ListedEntry = ShortlistEntry & { id: string };

export async function readShortlistEntries(
  ctx: StepCtx,
  { id }: { id: string },
  paging: { page: number; size: number },
): Promise<Page<ListedEntry> & { shortlist: Shortlist; withheld: number }> {
  const spaceId = requireShortlistSpace(ctx.actor);
  const list = (await findShortlist(ctx.tx, spaceId, id)) ?? fail("shortlist.notFound");
  const rows = await findShortlistEntries(ctx.tx, id, paging);
  const cards = await talentCards(
    toStepDisclosure(ctx),
    { spaceId, surface: "list" },
    rows.map(({ resume_id }) => resume_id),
  );
  const acquaintances = await acquaintancesOf(ctx, spaceId, [...cards.keys()]);
  return {
    shortlist: presentShortlist(list),
    withheld: [...cards.values()].filter(({ withheld }) => withheld).length,
    content: rows.map((row) => presentShortlistEntry(row, { cards, acquaintances })),
    ...paging,
    totalElements: list.count,
    totalPages: Math.ceil(list.count / paging.size),
    cursor: null,
  };
}

/** The people in a shortlist, newest first. Undefined if the caller may not read it. */
export async function openShortlist(
  { tx, actor }: Pick<ReadCtx, "tx" | "actor">,
  id: string,
  most: number,
): Promise<{ spaceId: string; resumeIds: string[] } | undefined> {
  const spaceId = await findSpaceOfShortlist(tx, id);
  if (spaceId === undefined || !canOpenShortlist(actor, spaceId)) return undefined;
  const entries = await findShortlistEntries(tx, id, { page: 0, size: most });
  return { spaceId, resumeIds: entries.map(({ resume_id }) => resume_id) };
}
