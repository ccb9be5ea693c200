import type { DisclosureKind } from "@orbita/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export type DisclosureFilter = { kind: DisclosureKind | undefined; days: number; text: string };

const size = 20;

/** The filter as API query parameters; unset fields are left out. */
export const toQuery = ({ kind, days, text }: DisclosureFilter) => ({
  days,
  ...(kind && { kind }),
  ...(text && { text }),
});

export const disclosuresQuery = (filter: DisclosureFilter) =>
  infiniteQueryOptions({
    queryKey: ["disclosures", filter],
    queryFn: ({ pageParam: page }) => answered(api().disclosures.list({ query: { ...toQuery(filter), page, size } })),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
