import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "@orbita/ui/base/banner.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconBan } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

type Props = { decisionId: string | null };

/** Banner on all pages of a suspended Space: everything is readable, nothing can be changed. */
export function SuspendedBanner({ decisionId }: Props) {
  const { t } = useLingui();
  return (
    <Banner
      icon={IconBan}
      label={t`This Space is suspended`}
      action={
        <TextLink
          link={
            decisionId ? (
              <Link to="/feed/{-$part}/{-$key}" params={{ part: "decision", key: decisionId }} />
            ) : (
              <Link to="/contact" />
            )
          }
        >
          {decisionId ? <Trans>Read the reason and how to appeal</Trans> : <Trans>Contact us</Trans>}
        </TextLink>
      }
    >
      <Trans>
        <b>This Space is suspended.</b> The public can’t see it. You can read everything, but you can’t publish or edit
        anything.
      </Trans>
    </Banner>
  );
}
