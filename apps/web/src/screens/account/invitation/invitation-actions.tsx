import { Trans, useLingui } from "@lingui/react/macro";
import type { InvitationPreview, Me } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconMail } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";
import { hasCode } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useSessionChange } from "~/shell/session/change-session.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { useAccept } from "./use-accept.ts";
import { api } from "~/shell/api/client.ts";
import { rememberUser } from "~/shell/session/client-state.ts";
import styles from "./invitation.module.css";

/**
 * Whether the invitation is for another address than the user's.
 * The invitation shows only the first letter and the domain of its address.
 * If either differs, it is another address; otherwise the API decides.
 */
export function isOtherAddress(masked: string, own: string): boolean {
  const domainOf = (email: string) => email.slice(email.lastIndexOf("@"));
  return masked.slice(0, 1) !== own.slice(0, 1) || domainOf(masked) !== domainOf(own);
}

/** Signs out and stays on this page, which then shows the guest view. */
function useSignOutHere() {
  const change = useSessionChange();
  return useCallback(async () => {
    rememberUser(null);
    await api()
      .accounts.logout({})
      .catch(() => undefined);
    await change(false);
  }, [change]);
}

type Props = { token: string; offer: InvitationPreview };

/** The next action for the visitor: join, confirm the email address, sign in with another address, or create an account. */
export function InvitationActions({ token, offer }: Props) {
  const me = useMe();
  // The public URL includes the language; without it the user would return to the Italian page. The fragment is left out.
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref.replace(/#.*$/, "") });
  if (!me) return <GuestActs offer={offer} returnTo={returnTo} />;
  if (isOtherAddress(offer.email, me.email)) return <OtherAddress me={me} offer={offer} />;
  if (!me.emailVerified) return <Unconfirmed returnTo={returnTo} />;
  return <Joining me={me} token={token} offer={offer} />;
}

function GuestActs({ offer: { email, registered }, returnTo }: { offer: InvitationPreview; returnTo: string }) {
  const search = { returnTo };
  const signUp = <Link to="/sign-up" search={search} />;
  const signIn = <Link to="/sign-in" search={search} />;
  return (
    <div className={styles.acts}>
      <p className={styles.muted}>
        {registered ? (
          <Trans>
            This invitation is for <b dir="ltr">{email}</b>, which already has an account.
          </Trans>
        ) : (
          <Trans>
            This invitation is for <b dir="ltr">{email}</b>. Create an account with this address to join.
          </Trans>
        )}
      </p>
      <ButtonLink variant="accent" size="lg" block link={registered ? signIn : signUp}>
        {registered ? <Trans>Sign in and join</Trans> : <Trans>Create account and join</Trans>}
      </ButtonLink>
      <ButtonLink variant="quiet" size="lg" block link={registered ? signUp : signIn}>
        {registered ? <Trans>Create account</Trans> : <Trans>Already have an account? Sign in</Trans>}
      </ButtonLink>
    </div>
  );
}

function OtherAddress({ me, offer }: { me: Me; offer: InvitationPreview }) {
  const signOut = useSignOutHere();
  return (
    <div className={styles.acts}>
      <Note tone="warning" role="status" title={<Trans>This invitation is for another address</Trans>}>
        <Trans>
          The invitation was sent to <b dir="ltr">{offer.email}</b>. You’re signed in as <b dir="ltr">{me.email}</b>.
        </Trans>
      </Note>
      <Button variant="primary" size="lg" block onClick={() => void signOut()}>
        <Trans>Sign out and use the other address</Trans>
      </Button>
    </div>
  );
}

function Unconfirmed({ returnTo }: { returnTo: string }) {
  return (
    <div className={styles.acts}>
      <Note tone="warning" icon={IconMail}>
        <Trans>Confirm your email address first, so we know the invitation is yours.</Trans>
      </Note>
      <ButtonLink
        variant="primary"
        size="lg"
        block
        link={<Link to="/verify-email" search={{ returnTo, send: true }} />}
      >
        <Trans>Confirm address</Trans>
      </ButtonLink>
    </div>
  );
}

function Joining({ me, token, offer }: Props & { me: Me }) {
  const { i18n } = useLingui();
  const { join, busy, failure } = useAccept(token, offer);
  const { name } = offer.space;
  // Two different addresses can have the same mask, so only the API knows that this is another address.
  if (hasCode(failure, "invitation.otherAddress")) return <OtherAddress me={me} offer={offer} />;
  return (
    <div className={styles.acts}>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(i18n, failure)}
        </Note>
      )}
      <Button variant="accent" size="lg" block busy={busy} onClick={() => void join()}>
        <Trans>
          Join <bdi>{name}</bdi>
        </Trans>
      </Button>
      <ButtonLink variant="quiet" size="lg" block link={<Link to="/" />}>
        <Trans>Not now</Trans>
      </ButtonLink>
    </div>
  );
}
