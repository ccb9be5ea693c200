import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";

export function NotAllowedPage() {
  const { t } = useLingui();
  return (
    <StateView
      page
      level={1}
      kind="notAllowed"
      title={t`You do not have permission to access this`}
      actions={
        <ButtonLink variant="primary" link={<Link to="/" />}>
          <Trans>Go to the start</Trans>
        </ButtonLink>
      }
    >
      <Trans>Who runs this Space can add you, or give you another role.</Trans>
    </StateView>
  );
}
