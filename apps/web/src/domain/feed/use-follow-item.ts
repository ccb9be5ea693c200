import { useLingui } from "@lingui/react/macro";
import type { Author } from "@orbita/contract";
import type { MenuItem } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconCheck, IconUserMinus, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { followQuery, useFollow } from "~/domain/follows/own/follow-queries.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { followedOf } from "./post-actions.ts";

/** Menu item to follow or unfollow the author of a post. When the menu opens, fetches whether the user follows the author. */
export function useFollowItem(author: Author, shown: boolean): MenuItem | null {
  const { t, i18n } = useLingui();
  const what = followedOf(author);
  const asked = what ?? { kind: "tag" as const, tag: "" };
  const { data } = useQuery({ ...followQuery(asked), enabled: shown && what !== null, retry: false });
  const follow = useFollow(asked);
  const { name } = author;
  if (!what) return null;
  const following = data?.following ?? false;
  return {
    id: "follow",
    label: following ? t`Unfollow ${name}` : t`Follow ${name}`,
    icon: following ? IconUserMinus : IconUserPlus,
    disabled: data === undefined,
    onSelect: () =>
      follow.mutate(!following, {
        onSuccess: (state) =>
          showToast({
            message: state.following ? t`You’re now following ${name}` : t`You’ve unfollowed ${name}`,
            icon: IconCheck,
          }),
        onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
      }),
  };
}
