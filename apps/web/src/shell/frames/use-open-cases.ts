import { useQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";

/** Everything that the administration of the feed asks for. */
export const openCasesKey = ["admin", "feed"] as const;

/** How many cases wait for somebody: reported, or contested. Undefined where none do, or nobody can say now. */
export function useOpenCases(): number | undefined {
  const { data } = useQuery({
    queryKey: [...openCasesKey, "waiting"],
    queryFn: async () => {
      const filters = [{ f: "state", v: ["open", "appealed"], mm: "in" as const }];
      return (await answered(api().moderation.search({ body: { size: 1, filters } }))).totalElements;
    },
    // Nobody is told by the wire that something was reported: who reported stays unknown, and when is a hint.
    refetchInterval: 60_000,
    retry: false,
  });
  return data || undefined;
}
