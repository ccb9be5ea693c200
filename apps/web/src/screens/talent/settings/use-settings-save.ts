import type { SettingsChange } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { mergeSettings, undoOf } from "./merge-settings.ts";
import { settingsQuery } from "~/domain/people/settings-query.ts";
import { useSavedAtOnce } from "~/shell/form/use-saved-at-once.ts";

/** Saves a setting of the user as soon as it is changed. */
export const useSettingsSave = () =>
  useSavedAtOnce({
    queryKey: settingsQuery.queryKey,
    save: (body: SettingsChange) => answered(api().people.changeSettings({ body })),
    merge: mergeSettings,
    undoOf,
  });

export type SettingsSaveControl = ReturnType<typeof useSettingsSave>;
