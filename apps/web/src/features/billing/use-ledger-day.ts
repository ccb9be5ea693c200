import { useQuery } from "@tanstack/react-query";
import { romeDay } from "~/shell/calendar/rome-days.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { dayQuery } from "./queries.ts";

/** The ledger of the requested day. Without one: today, or the last day with entries if today has none. */
export function useLedgerDay(spaceId: string, asked: string | undefined) {
  const today = romeDay(useNow());
  const first = useQuery(dayQuery(spaceId, asked === today ? undefined : asked));
  const empty = asked === undefined && first.data?.posts.length === 0;
  const last = empty ? first.data?.before : null;
  const earlier = useQuery({ ...dayQuery(spaceId, last ?? undefined), enabled: Boolean(last) });
  return { ...(last ? earlier : first), today };
}
