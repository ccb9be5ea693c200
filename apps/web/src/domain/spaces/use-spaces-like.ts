import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const offered = 6;

/** Spaces whose name contains the text. Needs at least two letters. */
export function useSpacesLike(text: string) {
  const { data = [] } = useQuery({
    queryKey: ["spaces", "like", text],
    queryFn: async () => {
      const filters = [{ f: "name" as const, v: text, mm: "c" as const }];
      const body = { size: offered, sort: "name:asc" as const, filters };
      return (await answered(api().spaces.search({ body }))).content;
    },
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return text.length > 1 ? data : [];
}
