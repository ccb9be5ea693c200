import type { Page, Shortlist, ShortlistEntry } from "@orbita/contract";
import { disclosingInSteps } from "../disclosures/index.ts";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { acquaintancesOf, talentCards } from "../talent-search/index.ts";
import { findEntries } from "./entry-queries.ts";
import { spaceOf } from "./policy.ts";
import { presentEntry, presentShortlist } from "./present.ts";
import { findShortlist, findShortlists } from "./queries.ts";

export const listShortlists = async ({ tx, actor }: ReadCtx): Promise<Shortlist[]> =>
  (await findShortlists(tx, spaceOf(actor))).map(presentShortlist);

type Entry = ShortlistEntry & { id: string };

export async function readEntries(
  ctx: StepCtx,
  { id }: { id: string },
  paging: { page: number; size: number },
): Promise<Page<Entry> & { shortlist: Shortlist; withheld: number }> {
  const spaceId = spaceOf(ctx.actor);
  const list = (await findShortlist(ctx.tx, spaceId, id)) ?? fail("shortlist.notFound");
  const rows = await findEntries(ctx.tx, id, paging);
  const cards = await talentCards(
    disclosingInSteps(ctx),
    { spaceId, surface: "list" },
    rows.map(({ resume_id }) => resume_id),
  );
  const acquaintances = await acquaintancesOf(ctx, spaceId, [...cards.keys()]);
  return {
    shortlist: presentShortlist(list),
    withheld: [...cards.values()].filter(({ withheld }) => withheld).length,
    content: rows.map((row) => presentEntry(row, { cards, acquaintances })),
    ...paging,
    totalElements: list.count,
    totalPages: Math.ceil(list.count / paging.size),
    cursor: null,
  };
}
