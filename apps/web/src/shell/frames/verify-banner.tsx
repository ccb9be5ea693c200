import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "@orbita/ui/base/banner.tsx";
import { Show } from "@orbita/ui/base/show.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link, useRouterState } from "@tanstack/react-router";

type Props = { email: string; as: "talent" | "member" };

/** An unverified address is a condition of the whole account: publishing and applying need a verified one. */
export function VerifyBanner({ email, as }: Props) {
  const { t } = useLingui();
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref });
  return (
    <Banner
      label={t`Your email address`}
      action={
        <>
          <TextLink link={<Link to="/verify-email" search={{ returnTo, send: true }} />}>
            <Trans>Send the code again</Trans>
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
          <b>Confirm {email} to apply.</b> Until then you can search and fill in your CV.
        </Trans>
      ) : (
        <Trans>
          <b>Confirm {email} to publish.</b> Until then you can write your drafts.
        </Trans>
      )}
    </Banner>
  );
}
