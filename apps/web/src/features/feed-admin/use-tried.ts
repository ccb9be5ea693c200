import { useLingui } from "@lingui/react";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { failureText } from "~/shell/form/failure-text.ts";
import { feedAdminKey } from "./queries.ts";

/** Runs an action, shows a toast when it fails, and refetches the lists either way. */
export function useTried() {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  return async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
    await queries.invalidateQueries({ queryKey: feedAdminKey });
  };
}
