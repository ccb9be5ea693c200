import { useQuery } from "@tanstack/react-query";
import { romeDay } from "~/features/job-posts/rome-days.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { dayQuery } from "./queries.ts";

/** The day that is asked for; when none is, today, or before it the last one with something to show. */
export function useLedgerDay(spaceId: string, asked: string | undefined) {
  const today = romeDay(useNow());
  const first = useQuery(dayQuery(spaceId, asked === today ? undefined : asked));
  const empty = asked === undefined && first.data?.posts.length === 0;
  const last = empty ? first.data?.before : null;
  const earlier = useQuery({ ...dayQuery(spaceId, last ?? undefined), enabled: Boolean(last) });
  return { ...(last ? earlier : first), today };
}
