import { useLingui } from "@lingui/react/macro";
import type { NotForMeReason } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconEyeOff } from "@tabler/icons-react";
import { hasCode } from "~/shell/api/failure.ts";
import { useNotForMeMutations } from "~/domain/fits/queries.ts";
import { useEffectText } from "~/domain/fits/use-effect-text.ts";

/** How long the user can undo from the message, in milliseconds. The privacy settings list the reasons afterwards. */
const undoMs = 10_000;

/** Marks a job as not for the user. The message says what the reason changes, and undoes it. Resolves to false if it failed. */
export function useNotForMe() {
  const { t } = useLingui();
  const { add, remove } = useNotForMeMutations();
  const effectText = useEffectText();

  const undo = async (id: string): Promise<void> => {
    try {
      await remove.mutateAsync(id);
    } catch {
      showToast({ message: t`We couldn’t undo the change. Try again in your privacy settings.` });
    }
  };

  return async ({ id, reason }: { id: string; reason: NotForMeReason }): Promise<boolean> => {
    try {
      const { title, effect } = await add.mutateAsync({ id, reason });
      const change = effect.kind === "job" ? "" : effectText(effect);
      showToast({
        icon: IconEyeOff,
        lifetime: undoMs,
        message: [t`“${title}” hidden from your fits.`, change].filter(Boolean).join(" "),
        action: { label: t`Undo`, run: () => void undo(id) },
      });
      return true;
    } catch (error) {
      showToast({
        message: hasCode(error, "jobFit.tooManyReasons")
          ? t`You’ve reached the limit of hidden jobs. Remove some in your privacy settings.`
          : t`We couldn’t hide the job. Try again in a moment.`,
      });
      return false;
    }
  };
}
