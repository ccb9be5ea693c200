import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconLink } from "@orbita/ui/base/icon-link.tsx";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSaved } from "./use-saved.ts";

type Props = {
  id: string;
  /** The address to which a guest returns after sign-in. */
  returnTo: string;
};

/** An icon button that saves or unsaves a post. */
export function SaveJob({ id, returnTo }: Props) {
  const { t } = useLingui();
  const { saved, toggle, wish } = useSaved(id);
  if (!toggle)
    return (
      <IconLink
        icon={IconBookmark}
        label={t`Save this job`}
        link={<Link to="/sign-in" search={{ returnTo }} onClick={wish} />}
      />
    );
  return (
    <IconButton
      icon={saved ? IconBookmarkFilled : IconBookmark}
      label={saved ? t`Saved: take it away` : t`Save this job`}
      aria-pressed={saved}
      onClick={toggle}
    />
  );
}
