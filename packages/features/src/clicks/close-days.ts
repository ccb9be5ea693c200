import { daysAfter, romeDay } from "../kernel/rome-day.ts";
import type { WorkTx } from "../kernel/work.ts";
import { closeLocked, fillDays, lockOpenDays, type Closed } from "./closing-queries.ts";

type Closing = { readonly spaceId: string; readonly from: string; readonly to: string };

/**
 * A Space's ledgers until that day take no more clicks; also those of before that were left open. Days that are not over are
 * left, and those that do not add up stay open.
 */
export async function closeDays({ tx, now }: Pick<WorkTx, "tx" | "now">, asked: Closing): Promise<Closed> {
  const yesterday = daysAfter(romeDay(now), -1);
  const to = asked.to < yesterday ? asked.to : yesterday;
  if (asked.from <= to) await fillDays(tx, { from: asked.from, to }, asked.spaceId);
  return closeLocked(tx, await lockOpenDays(tx, asked.spaceId, to), now);
}
