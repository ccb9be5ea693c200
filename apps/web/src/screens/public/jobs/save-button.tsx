import { Trans } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import type { SavedPostControl } from "~/domain/job-posts/own/use-saved.ts";

const look = { variant: "outline", size: "lg" } as const;

type Props = SavedPostControl & { block?: boolean | undefined; className?: string | undefined };

/** The save button with a text label. `SaveJob` is the icon variant beside a list. */
export function SaveButton({ saved, toggle, wish, ...rest }: Props) {
  const returnTo = useLocation({ select: ({ publicHref }) => publicHref });
  if (!toggle)
    return (
      <ButtonLink
        {...look}
        {...rest}
        icon={IconBookmark}
        link={<Link to="/sign-in" search={{ returnTo }} onClick={wish} />}
      >
        <Trans>Save</Trans>
      </ButtonLink>
    );
  return (
    <Button {...look} {...rest} icon={saved ? IconBookmarkFilled : IconBookmark} aria-pressed={saved} onClick={toggle}>
      {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </Button>
  );
}
