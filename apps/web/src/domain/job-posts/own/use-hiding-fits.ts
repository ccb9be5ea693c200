import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconListCheck } from "@tabler/icons-react";
import { useMe } from "~/shell/session/use-me.ts";
import { switchFits } from "./fit-counts.ts";

/** How long the user can undo from the message, in milliseconds. The privacy settings have the switch afterwards. */
const undoMs = 10_000;

/** Turns the comparison of jobs with the user's CV off, with an undo in its message. */
export function useHidingFits(): () => Promise<void> {
  const { t } = useLingui();
  const userId = useMe()?.id;

  const put = async (isOn: boolean): Promise<void> => {
    if (!userId) return;
    try {
      await switchFits(userId, isOn);
    } catch {
      return void showToast({ message: t`We couldn’t save the setting. Try again in a moment.` });
    }
    if (isOn) return void showToast({ message: t`Jobs are compared with your CV again` });
    showToast({
      icon: IconListCheck,
      lifetime: undoMs,
      message: t`Jobs are no longer compared with your CV. You can turn this on again in your privacy settings.`,
      action: { label: t`Undo`, run: () => void put(true) },
    });
  };
  return () => put(false);
}
