import { useQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";

/** Query key prefix of the moderation data. */
export const openCasesKey = ["admin", "feed"] as const;

/** The number of open moderation cases, reported or contested. Undefined if there are none or the number cannot be loaded. */
export function useOpenCases(): number | undefined {
  const { data } = useQuery({
    queryKey: [...openCasesKey, "waiting"],
    queryFn: async () => {
      const filters = [{ f: "state", v: ["open", "appealed"], mm: "in" as const }];
      return (await answered(api().moderation.search({ body: { size: 1, filters } }))).totalElements;
    },
    // The count is polled, because reports send no change event, whose timing could reveal the reporter.
    refetchInterval: 60_000,
    retry: false,
  });
  return data;
}
