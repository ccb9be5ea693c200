import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useCallback, useEffect, useState } from "react";
import { hasCode } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";

/** Storage key for the id of the post that a guest wanted to save before signing in. */
const waiting = "orbita.save";

export type SavedPostControl = {
  /** Saves or unsaves the post. Null for guests: they sign in first, and the post is saved when they return. */
  toggle: (() => void) | null;
  saved: boolean;
  /** Stores the id of the post, so that it is saved when the guest returns from signing in. */
  wish: () => void;
};

/** Whether the user saved the post, and the action that toggles it. */
export function useSaved(id: string): SavedPostControl {
  const { t } = useLingui();
  const userId = useMe()?.id;
  const [kept, setKept] = useState<{ id: string; saved: boolean } | null>(null);
  const saved = kept?.id === id && kept.saved;

  const put = useCallback(
    async (next: boolean): Promise<void> => {
      if (!userId) return;
      setKept({ id, saved: next });
      try {
        const { setMark } = await import("./job-marks.ts");
        await setMark(userId, "saved", id, next);
        showToast({ message: next ? t`Saved` : t`Removed from saved jobs` });
      } catch (error) {
        setKept({ id, saved: !next });
        showToast({
          message: hasCode(error, "savedJob.tooMany")
            ? t`You’ve reached the limit of saved jobs. Remove one to save another.`
            : t`We couldn’t save the job. Try again in a moment.`,
        });
      }
    },
    [id, userId, t],
  );

  useEffect(() => {
    if (!userId) return;
    if (sessionStorage.getItem(waiting) === id) {
      sessionStorage.removeItem(waiting);
      void put(true);
      return;
    }
    let isLate = false;
    void import("./job-marks.ts")
      .then(({ hasMark }) => hasMark(userId, "saved", id))
      .then((already) => isLate || setKept({ id, saved: already }))
      .catch(() => undefined);
    return () => {
      isLate = true;
    };
    // `put` changes with the language of the page, after which the saved state need not be loaded again. So it is not a dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, userId]);

  return {
    saved,
    toggle: userId ? () => void put(!saved) : null,
    wish: () => sessionStorage.setItem(waiting, id),
  };
}
