import { runInBatches, type Routine, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import { contactRequestChanged } from "./events.ts";
import { expireSome } from "./limit-queries.ts";

const some = 500;

async function expire({ tx, now, tell }: WorkWriteCtx): Promise<number> {
  const rows = await expireSome(tx, now, some);
  for (const { id, space_id, owner_id } of rows)
    if (owner_id !== null) await tell(contactRequestChanged, { id, spaceId: space_id, talentId: owner_id });
  return rows.length;
}

/** Expires contact requests without a response. Change events update open pages, but no notification is sent. */
export const expireContactRequests = ({ write }: Pick<WorkCtx, "write">): Promise<number> =>
  runInBatches(some, () => write("not answered in time", expire));

export const contactRequestRoutines: readonly Routine[] = [
  { name: "contactRequests.expire", cron: "12 * * * *", run: expireContactRequests },
];
