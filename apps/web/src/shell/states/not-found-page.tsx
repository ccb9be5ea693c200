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
        title={t`This page does not exist`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/jobs" />}>
              <Trans>Search jobs</Trans>
            </ButtonLink>
            <ButtonLink variant="outline" link={<Link to="/" />}>
              <Trans>Go to the start</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>The address may be old, or have a letter wrong.</Trans>
      </StateView>
    </main>
  );
}
