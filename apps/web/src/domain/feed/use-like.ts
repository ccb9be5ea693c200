import { useLingui } from "@lingui/react";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";

type LikeStatus = { liked: boolean; likes: number };

const turned = (now: LikeStatus): LikeStatus => ({
  liked: !now.liked,
  likes: Math.max(0, now.likes + (now.liked ? -1 : 1)),
});

type UseLikeOptions = {
  /** Requests with the same id run one after the other, so that the user's last press wins. */
  id: string;
  now: LikeStatus;
  show: (next: LikeStatus) => void;
  send: (liked: boolean) => Promise<LikeStatus | undefined>;
};

/** Likes or unlikes. Optimistic: shows the like at once, and undoes it with a toast if the server refuses. */
export function useLike({ id, now, show, send }: UseLikeOptions): () => void {
  const { i18n } = useLingui();
  const { mutate } = useMutation({
    scope: { id: `like-${id}` },
    mutationFn: ({ next }: { before: LikeStatus; next: LikeStatus }) => answered(send(next.liked)),
    onSuccess: show,
    onError: (error, { before }) => {
      show(before);
      showToast({ message: failureText(i18n, error), icon: IconAlertCircle });
    },
  });
  return () => {
    const next = turned(now);
    show(next);
    mutate({ before: now, next });
  };
}
