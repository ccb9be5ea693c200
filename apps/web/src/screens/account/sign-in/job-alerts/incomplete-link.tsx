import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";

/** Shown for a link of a mail about job alerts whose token is missing or truncated. */
export function IncompleteLink() {
  return (
    <StateView
      level={1}
      kind="notFound"
      title={<Trans>This link is incomplete</Trans>}
      actions={
        <ButtonLink variant="primary" link={<Link to="/jobs" />}>
          <Trans>Go to jobs</Trans>
        </ButtonLink>
      }
    >
      <Trans>Open the link in the email again. If it doesn’t work, copy it whole into the address bar.</Trans>
    </StateView>
  );
}
