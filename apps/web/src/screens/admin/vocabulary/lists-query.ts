import type { VocabularyType } from "@orbita/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const listsKey = ["value-lists"] as const;

export const listsQuery = queryOptions({
  queryKey: [...listsKey, "all"],
  queryFn: () => answered(api().vocabulary.lists({})),
});

export const vocabularyEntriesQuery = (type: VocabularyType) =>
  queryOptions({
    queryKey: [...listsKey, "entries", type],
    queryFn: () => answered(api().vocabulary.listEntries({ params: { type } })),
  });

export const mergesQuery = (type: VocabularyType) =>
  queryOptions({
    queryKey: [...listsKey, "merges", type],
    queryFn: () => answered(api().vocabulary.merges({ params: { type } })),
  });

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: [...listsKey, "uses", id],
    queryFn: () => answered(api().vocabulary.uses({ params: { id } })),
  });
