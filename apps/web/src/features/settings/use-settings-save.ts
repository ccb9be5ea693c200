import type { SettingsChange } from "@orbita/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { mergeSettings, undoOf } from "./merge-settings.ts";
import type { SaveState } from "./profile/use-profile-save.ts";
import { settingsQuery } from "./settings-query.ts";

const { queryKey } = settingsQuery;
const mutationKey = ["settings", "change"];

/** Shown at once, saved one after the other, and as before if that fails. */
export function useSettingsSave() {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const { mutate, variables } = useMutation({
    mutationKey,
    scope: { id: "settings" },
    mutationFn: (body: SettingsChange) => answered(api().people.changeSettings({ body })),
    onMutate: async (change) => {
      setState({ kind: "saving" });
      // An answer on its way knows nothing of this change yet.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, mergeSettings(before, change));
      return { undo: before && undoOf(before, change) };
    },
    onSuccess: (saved) => {
      setState({ kind: "saved", at: new Date() });
      // Others are still on their way, and this answer is older than they are.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, saved);
    },
    onError: (error, _change, context) => {
      setState({ kind: "failed", error });
      const now = queries.getQueryData(queryKey);
      if (now && context?.undo) queries.setQueryData(queryKey, mergeSettings(now, context.undo));
    },
  });
  return { state, save: mutate, retry: () => variables && mutate(variables) };
}

export type SettingsSave = ReturnType<typeof useSettingsSave>;
