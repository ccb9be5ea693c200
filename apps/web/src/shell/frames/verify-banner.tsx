import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "@orbita/ui/base/banner.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";

/** An unverified address is a condition of the whole account: publishing and applying wait for it. */
export function VerifyBanner() {
  const { t } = useLingui();
  return (
    <Banner
      label={t`Your email address`}
      action={
        <TextLink link={<Link to="/verify-email" />}>
          <Trans>Enter the code</Trans>
        </TextLink>
      }
    >
      <Trans>Confirm your email address to publish and apply.</Trans>
    </Banner>
  );
}
