import { Trans, useLingui } from "@lingui/react/macro";
import type { FollowTarget } from "@orbita/contract";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconCheck, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "~/shell/form/failure-text.ts";
import { followQuery, useFollow } from "./follow-queries.ts";

type Props = { what: FollowTarget; size?: ButtonProps["size"]; className?: string | undefined };

/**
 * Button to follow or unfollow a person, a Space or a tag. Renders nothing while loading, for guests, and on the user's own page.
 */
export function FollowButton({ what, size, className }: Props) {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...followQuery(what), retry: false });
  const follow = useFollow(what);
  if (!data) return null;
  return (
    <Button
      variant="outline"
      size={size}
      className={className}
      icon={data.following ? IconCheck : IconPlus}
      aria-pressed={data.following}
      onClick={() =>
        follow.mutate(!data.following, {
          onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
        })
      }
    >
      {data.following ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
