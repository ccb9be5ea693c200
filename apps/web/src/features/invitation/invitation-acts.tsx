import { Trans, useLingui } from "@lingui/react/macro";
import type { InvitationOffer, Me } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconMail } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { hasCode } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { isOtherAddress } from "./same-address.ts";
import { useAccept } from "./use-accept.ts";
import { useSignOutHere } from "./use-sign-out-here.ts";
import styles from "./invitation.module.css";

type Props = { token: string; offer: InvitationOffer };

/** The next action for this visitor: join, confirm the address, sign in with another address, or create a profile. */
export function InvitationActs({ token, offer }: Props) {
  const me = useMe();
  // The public address includes the language; without it the user would return in Italian. The fragment is left out.
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref.replace(/#.*$/, "") });
  if (!me) return <GuestActs offer={offer} returnTo={returnTo} />;
  if (isOtherAddress(offer.email, me.email)) return <OtherAddress me={me} offer={offer} />;
  if (!me.emailVerified) return <Unconfirmed returnTo={returnTo} />;
  return <Joining me={me} token={token} offer={offer} />;
}

function GuestActs({ offer: { email, registered }, returnTo }: { offer: InvitationOffer; returnTo: string }) {
  const search = { returnTo };
  const signUp = <Link to="/sign-up" search={search} />;
  const signIn = <Link to="/sign-in" search={search} />;
  return (
    <div className={styles.acts}>
      <p className={styles.muted}>
        {registered ? (
          <Trans>
            The invitation is for <b dir="ltr">{email}</b>, which has a profile already.
          </Trans>
        ) : (
          <Trans>
            The invitation is for <b dir="ltr">{email}</b>. Create a profile with this address and you are inside.
          </Trans>
        )}
      </p>
      <ButtonLink variant="accent" size="lg" block link={registered ? signIn : signUp}>
        {registered ? <Trans>Sign in and join</Trans> : <Trans>Create a profile and join</Trans>}
      </ButtonLink>
      <ButtonLink variant="quiet" size="lg" block link={registered ? signUp : signIn}>
        {registered ? <Trans>Create a profile</Trans> : <Trans>I have a profile: sign in</Trans>}
      </ButtonLink>
    </div>
  );
}

function OtherAddress({ me, offer }: { me: Me; offer: InvitationOffer }) {
  const signOut = useSignOutHere();
  return (
    <div className={styles.acts}>
      <Note tone="warning" role="status" title={<Trans>The invitation is for another address</Trans>}>
        <Trans>
          It went to <b dir="ltr">{offer.email}</b>. You are signed in as <b dir="ltr">{me.email}</b>.
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
        <Trans>Confirm your email address first: that is how we know that the invitation is yours.</Trans>
      </Note>
      <ButtonLink
        variant="primary"
        size="lg"
        block
        link={<Link to="/verify-email" search={{ returnTo, send: true }} />}
      >
        <Trans>Confirm the address</Trans>
      </ButtonLink>
    </div>
  );
}

function Joining({ me, token, offer }: Props & { me: Me }) {
  const { i18n } = useLingui();
  const { join, busy, failure } = useAccept(token, offer);
  const { name } = offer.space;
  // Different addresses can have the same mask.
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
