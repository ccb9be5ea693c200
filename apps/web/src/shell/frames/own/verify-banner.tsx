import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "@orbita/ui/base/banner.tsx";
import { Show } from "@orbita/ui/base/show.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link, useRouterState } from "@tanstack/react-router";

type Props = { email: string; as: "talent" | "member" };

/**
 * Banner for an account with an unverified email address.
 * The banner is on all pages, because publishing and applying need a verified address.
 */
export function VerifyBanner({ email, as }: Props) {
  const { t } = useLingui();
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref });
  return (
    <Banner
      label={t`Your email address`}
      action={
        <>
          <TextLink link={<Link to="/verify-email" search={{ returnTo, send: true }} />}>
            <Trans>Resend code</Trans>
          </TextLink>
          <Show on="desktop">
            <TextLink link={<Link to="/verify-email" search={{ returnTo, change: true }} />}>
              <Trans>Change address</Trans>
            </TextLink>
          </Show>
        </>
      }
    >
      {as === "talent" ? (
        <Trans>
          <b>Confirm {email} to apply.</b> Until then, you can search for jobs and fill in your CV.
        </Trans>
      ) : (
        <Trans>
          <b>Confirm {email} to publish.</b> Until then, you can write your drafts.
        </Trans>
      )}
    </Banner>
  );
}
