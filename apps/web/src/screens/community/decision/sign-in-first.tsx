import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { useMe } from "~/shell/session/use-me.ts";

/** Shows its content only to signed-in users, and a link to sign in otherwise. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const me = useMe();
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref });
  if (me) return children;
  return (
    <FeedFrame title={null} aside={null}>
      <StateView
        kind="notAllowed"
        level={1}
        title={t`Sign in to view this page`}
        actions={
          <ButtonLink variant="primary" link={<Link to="/sign-in" search={{ returnTo }} />}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        }
      />
    </FeedFrame>
  );
}
