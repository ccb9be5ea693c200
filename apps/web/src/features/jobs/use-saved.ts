import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useCallback, useEffect, useState } from "react";
import { hasCode } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";

/** The post that a guest wanted to save before signing in. */
const waiting = "orbita.save";

export type Saving = {
  /** Null for guests: they sign in first, and the post is saved when they return. */
  toggle: (() => void) | null;
  saved: boolean;
  /** Remembers the post for a guest who leaves to sign in. */
  wish: () => void;
};

/** Whether the user saved the post, and the action that toggles it. */
export function useSaved(id: string): Saving {
  const { t } = useLingui();
  const userId = useMe()?.id;
  const [kept, setKept] = useState<{ id: string; saved: boolean } | null>(null);
  const saved = kept?.id === id && kept.saved;

  const put = useCallback(
    async (next: boolean): Promise<void> => {
      if (!userId) return;
      setKept({ id, saved: next });
      try {
        const { setSaved } = await import("./saved-jobs.ts");
        await setSaved(userId, id, next);
        showToast({ message: next ? t`Saved` : t`No longer saved` });
      } catch (error) {
        setKept({ id, saved: !next });
        showToast({
          message: hasCode(error, "savedJob.tooMany")
            ? t`You have saved as many jobs as one can. Take one away first.`
            : t`We could not save this. Try again in a moment.`,
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
    void import("./saved-jobs.ts")
      .then(({ isSaved }) => isSaved(userId, id))
      .then((already) => isLate || setKept({ id, saved: already }))
      .catch(() => undefined);
    return () => {
      isLate = true;
    };
    // `put` changes with its translations, which is no reason to reload.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, userId]);

  return {
    saved,
    toggle: userId ? () => void put(!saved) : null,
    wish: () => sessionStorage.setItem(waiting, id),
  };
}
