import type { KeptPromises } from "@orbita/contract";
import { presentKept } from "../promises/index.ts";
import type { SpaceRow } from "./queries.ts";

/** As it was counted; who never received anything promises what it says of itself. */
export const presentCounted = ({ promises, reply_days }: Pick<SpaceRow, "promises" | "reply_days">): KeptPromises =>
  promises ? presentKept(promises) : { promisedDays: reply_days, medianDays: null, inTime: null, due: null };

/** What a list is ordered by; nothing where there are too few to tell. */
export function countedFields(row: Pick<SpaceRow, "promises" | "reply_days">) {
  const { inTime, due, medianDays } = presentCounted(row);
  return {
    keptPercent: inTime === null || due === null ? null : Math.round((inTime / due) * 100),
    medianReplyDays: medianDays,
  };
}
