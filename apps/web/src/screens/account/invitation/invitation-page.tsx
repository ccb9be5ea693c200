import { Trans, useLingui } from "@lingui/react/macro";
import type { InvitationPreview } from "@orbita/contract";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { keepAddress } from "~/domain/accounts/known-address.ts";
import { roleNames, roleRights } from "~/domain/members/role-labels.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { InvitationActions } from "./invitation-actions.tsx";
import styles from "./invitation.module.css";

type Props = { token: string; offer: InvitationPreview | null };

/** The page of an invitation link: inviter, Space, role, and the visitor's next action. */
export function InvitationPage({ token, offer }: Props) {
  useAddressOfLink();
  if (!offer)
    return (
      <Frame>
        <StateView
          level={1}
          kind="notFound"
          title={<Trans>This invitation is no longer valid</Trans>}
          actions={
            <ButtonLink variant="primary" link={<Link to="/" />}>
              <Trans>Go to home page</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            The invitation may have expired, or it may have been withdrawn, replaced by a newer one or already used. Ask
            the person who invited you for a new one. If you’re already in the Space, you’ll find it in the menu with
            your name.
          </Trans>
        </StateView>
      </Frame>
    );
  return (
    <Frame>
      <Offer offer={offer} />
      <InvitationActions token={token} offer={offer} />
    </Frame>
  );
}

/**
 * Reads the email address from the fragment of the emailed link, which servers do not receive, and removes it from the address bar.
 */
function useAddressOfLink(): void {
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (!hash.includes("@") && !hash.includes("%40")) return;
    keepAddress(decodeURIComponent(hash.slice(1)));
    window.history.replaceState(window.history.state, "", pathname + search);
  }, []);
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName} width="narrow">
      {children}
    </FocusFrame>
  );
}

function Offer({ offer: { space, role, invitedBy: name, expires } }: { offer: InvitationPreview }) {
  const { i18n } = useLingui();
  const day = formatLongDay(i18n.locale, expires);
  return (
    <>
      <Heading level={1} size="lg">
        {name ? (
          <Trans>
            <bdi>{name}</bdi> invited you to join <bdi>{space.name}</bdi>
          </Trans>
        ) : (
          <Trans>
            You’re invited to join <bdi>{space.name}</bdi>
          </Trans>
        )}
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>A Space is where a company publishes its jobs and keeps track of applications.</Trans>
      </Text>
      <Card className={styles.offer}>
        <div className={styles.space}>
          <SpaceAvatar
            name={space.name}
            seed={space.id}
            size="lg"
            src={space.logo ? imageUrl(space.logo, 96) : undefined}
          />
          <div>
            <p className={styles.name}>
              <bdi>{space.name}</bdi>
            </p>
            <p className={styles.muted}>
              <Trans>Valid until {day}</Trans>
            </p>
          </div>
        </div>
        <dl className={styles.role}>
          <dt>
            <Trans>Your role</Trans>
          </dt>
          <dd>
            <b>{i18n._(roleNames[role])}</b>
            <span className={styles.muted}>{i18n._(roleRights[role])}</span>
          </dd>
        </dl>
      </Card>
    </>
  );
}
