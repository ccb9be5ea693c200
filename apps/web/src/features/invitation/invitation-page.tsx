import { Trans, useLingui } from "@lingui/react/macro";
import type { InvitationOffer } from "@orbita/contract";
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
import { roleNames, roleRights } from "~/domain/members/role-words.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { InvitationActs } from "./invitation-acts.tsx";
import styles from "./invitation.module.css";

type Props = { token: string; offer: InvitationOffer | null };

/** The page of an invitation link: inviter, Space, role, and the next action for this visitor. */
export function InvitationPage({ token, offer }: Props) {
  useAddressOfLink();
  if (!offer)
    return (
      <Frame>
        <StateView
          level={1}
          kind="notFound"
          title={<Trans>This invitation opens nothing any more</Trans>}
          actions={
            <ButtonLink variant="primary" link={<Link to="/" />}>
              <Trans>Go to the start</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            It expired, was withdrawn, was sent anew or was used already. Ask who invited you for a new one; if you are
            in the Space already, you find it in the menu with your name.
          </Trans>
        </StateView>
      </Frame>
    );
  return (
    <Frame>
      <Offer offer={offer} />
      <InvitationActs token={token} offer={offer} />
    </Frame>
  );
}

/**
 * The emailed link has the email address in its fragment, which servers do not receive. It is removed from the address bar too.
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

function Offer({ offer: { space, role, invitedBy: name, expires } }: { offer: InvitationOffer }) {
  const { i18n } = useLingui();
  const day = formatLongDay(i18n.locale, expires);
  return (
    <>
      <Heading level={1} size="lg">
        {name ? (
          <Trans>
            <bdi>{name}</bdi> invites you to <bdi>{space.name}</bdi>
          </Trans>
        ) : (
          <Trans>
            You are invited to <bdi>{space.name}</bdi>
          </Trans>
        )}
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>A Space is where a company writes its job posts and follows who applies.</Trans>
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
              <Trans>Good until {day}</Trans>
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
