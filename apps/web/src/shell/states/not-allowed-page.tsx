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
      title={t`You don’t have permission to see this content`}
      actions={
        <ButtonLink variant="primary" link={<Link to="/" />}>
          <Trans>Go to home page</Trans>
        </ButtonLink>
      }
    >
      <Trans>If this page belongs to a Space, its owners can give you access.</Trans>
    </StateView>
  );
}
