import { runInBatches, type Routine, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import { offerChanged } from "./events.ts";
import { expireSome } from "./limit-queries.ts";

const some = 500;

async function expire({ tx, now, tell }: WorkWriteCtx): Promise<number> {
  const rows = await expireSome(tx, now, some);
  for (const { id, space_id, owner_id } of rows)
    if (owner_id !== null) await tell(offerChanged, { id, spaceId: space_id, talentId: owner_id });
  return rows.length;
}

/** Expires contact offers without a response. Change events update open pages, but no notification is sent. */
export const expireOffers = ({ write }: Pick<WorkCtx, "write">): Promise<number> =>
  runInBatches(some, () => write("not answered in time", expire));

export const contactOfferRoutines: readonly Routine[] = [
  { name: "contactOffers.expire", cron: "12 * * * *", run: expireOffers },
];
