import type { KeptPromises } from "@orbita/contract";
import { presentKept } from "../promises/index.ts";
import type { SpaceRow } from "./queries.ts";

/** The stored figures. A Space that never received an application shows only its promise. */
export const presentCounted = ({ promises, reply_days }: Pick<SpaceRow, "promises" | "reply_days">): KeptPromises =>
  promises ? presentKept(promises) : { promisedDays: reply_days, medianDays: null, inTime: null, due: null };

/** Sort fields of a list; null if there are too few applications. */
export function countedFields(row: Pick<SpaceRow, "promises" | "reply_days">) {
  const { inTime, due, medianDays } = presentCounted(row);
  return {
    keptPercent: inTime === null || due === null ? null : Math.round((inTime / due) * 100),
    medianReplyDays: medianDays,
  };
}
