import { useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconHeart } from "@tabler/icons-react";
import { formatCount } from "~/shell/format/format.ts";
import { useOrSignIn } from "~/shell/session/or-sign-in.ts";
import { useLike } from "./use-like.ts";
import styles from "./like-button.module.css";

/** Likes of a post or a comment: shows the count and toggles the user's own like. */
export function LikeButton(thing: Parameters<typeof useLike>[0]) {
  const { t, i18n } = useLingui();
  const orSignIn = useOrSignIn();
  const turn = useLike(thing);
  const { liked, likes } = thing.now;
  const count = formatCount(i18n.locale, likes);
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={IconHeart}
      aria-pressed={liked}
      aria-label={t`Like, ${count}`}
      className={liked ? styles.liked : undefined}
      onClick={() => orSignIn(turn)}
    >
      <span className={styles.number}>{count}</span>
    </Button>
  );
}
