import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconLink } from "@orbita/ui/base/icon-link.tsx";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSaved } from "../own/use-saved.ts";

type Props = {
  id: string;
  /** The URL to which a guest returns after sign-in. */
  returnTo: string;
};

/** An icon button that saves or unsaves a post. Its label says what a click does, so it has no `aria-pressed`. */
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
      label={saved ? t`Remove from saved jobs` : t`Save this job`}
      onClick={toggle}
    />
  );
}
