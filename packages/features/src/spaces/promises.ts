import type { ReplyStatistics } from "@orbita/contract";
import { presentKept } from "../promises/index.ts";
import type { SpaceRow } from "./queries.ts";

/** The stored reply figures of a Space. A Space that never received an application has only its promised reply time. */
export const presentCounted = ({ promises, reply_days }: Pick<SpaceRow, "promises" | "reply_days">): ReplyStatistics =>
  promises ? presentKept(promises) : { promisedDays: reply_days, medianDays: null, inTime: null, due: null };

/** The reply figures of a Space as sort fields of the index; null if there are too few applications. */
export function countedFields(row: Pick<SpaceRow, "promises" | "reply_days">) {
  const { inTime, due, medianDays } = presentCounted(row);
  return {
    keptPercent: inTime === null || due === null ? null : Math.round((inTime / due) * 100),
    medianReplyDays: medianDays,
  };
}
