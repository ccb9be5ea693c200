import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";

/** The page of a Space that is closed or does not exist. */
export function SpaceGone() {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1}>
      <StateView
        page
        level={1}
        kind="notFound"
        title={t`Space not found`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/spaces" />}>
              <Trans>See all Spaces</Trans>
            </ButtonLink>
            <ButtonLink link={<Link to="/jobs" />}>
              <Trans>See open jobs</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>This Space has been closed or its address has changed.</Trans>
      </StateView>
    </main>
  );
}
