import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1}>
      <StateView
        page
        level={1}
        kind="notFound"
        title={t`This page doesn’t exist`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/jobs" />}>
              <Trans>Search jobs</Trans>
            </ButtonLink>
            <ButtonLink variant="outline" link={<Link to="/" />}>
              <Trans>Go to home page</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Check the address for typos, or go to the home page.</Trans>
      </StateView>
    </main>
  );
}
