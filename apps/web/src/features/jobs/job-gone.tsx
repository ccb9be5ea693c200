import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";

/** An ad that was closed, or never was. */
export function JobGone() {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1}>
      <StateView
        page
        level={1}
        kind="notFound"
        title={t`This job is no longer open`}
        actions={
          <ButtonLink variant="primary" link={<Link to="/jobs" />}>
            <Trans>See open jobs</Trans>
          </ButtonLink>
        }
      >
        <Trans>The job post was closed or taken away.</Trans>
      </StateView>
    </main>
  );
}
