import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "@orbita/ui/base/banner.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconBan } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

type Props = { decisionId: string | null };

/** Suspension applies to all pages of a Space: everything is readable, nothing can be changed. */
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
          {decisionId ? <Trans>Read why, and how to contest it</Trans> : <Trans>Write to us</Trans>}
        </TextLink>
      }
    >
      <Trans>
        <b>This Space is suspended.</b> Nobody sees it: you can read everything, but not publish or change anything.
      </Trans>
    </Banner>
  );
}
