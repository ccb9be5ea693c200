import type { HidingTarget, Settings } from "@orbita/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { settingsQuery } from "~/domain/people/settings-query.ts";

const { queryKey } = settingsQuery;

function useHiddenList() {
  const queries = useQueryClient();
  return async (change: (list: readonly HidingTarget[]) => HidingTarget[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Settings>(
      queryKey,
      (settings) => settings && { ...settings, hiddenFrom: change(settings.hiddenFrom) },
    );
  };
}

export type HiddenParty = { spaceId: string } | { domain: string };

export function useHide() {
  const change = useHiddenList();
  return useMutation({
    mutationFn: (from: HiddenParty) => answered(api().people.hide({ body: from })),
    onSuccess: (added) => change((list) => [...list.filter(({ id }) => id !== added.id), added]),
  });
}

/** Stops hiding from a Space or domain. Removes the entry optimistically and puts it back in its place if the request fails. */
export function useShow() {
  const change = useHiddenList();
  return useMutation({
    mutationFn: ({ id }: HidingTarget) =>
      answered(api().people.show({ params: { id } })).catch((error: unknown) => {
        // An entry that was already removed elsewhere is no error.
        if (!hasCode(error, "people.notFound")) throw error;
      }),
    onMutate: (one) => change((list) => list.filter(({ id }) => id !== one.id)),
    onError: (_error, one) =>
      change((list) => [...list, one].toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0))),
  });
}
