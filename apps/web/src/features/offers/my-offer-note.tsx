import { Trans, useLingui } from "@lingui/react/macro";
import type { MyOffer } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconClock, IconLock, IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatLongDay } from "~/shell/format/format.ts";
import styles from "./my-offers.module.css";

/** Explains to the recipient what the offer's state means. */
export function MyOfferNote({ offer }: { offer: MyOffer }) {
  const { i18n } = useLingui();
  const { name } = offer.space;
  const until = formatLongDay(i18n.locale, offer.expiresAt);
  const { phone } = offer.shares;
  // The talent may share one, both or none.
  const email = offer.shares.email ?? phone;
  const words: Record<MyOffer["state"], ReactNode> = {
    sent: (
      <Trans>
        You can answer until <b>{until}</b>. Until you accept, {name} sees neither your email nor your phone. If you do
        not answer, the offer ends by itself.
      </Trans>
    ),
    accepted: !email ? (
      <Trans>You accepted. {name} writes to you here, in the messages.</Trans>
    ) : phone && email !== phone ? (
      <Trans>
        You accepted: {name} sees <b>{email}</b> and <b>{phone}</b>, and writes to you.
      </Trans>
    ) : (
      <Trans>
        You accepted: {name} sees <b>{email}</b>, and writes to you.
      </Trans>
    ),
    declined: <Trans>You declined. {name} saw nothing of yours, and cannot write again for 90 days.</Trans>,
    withdrawn: <Trans>{name} took the offer back before you answered.</Trans>,
    expired: (
      <Trans>You did not answer in time. {name} saw nothing of yours, and cannot write again for 90 days.</Trans>
    ),
  };
  const icon = offer.state === "accepted" ? IconMail : offer.state === "sent" ? IconLock : IconClock;
  return (
    <>
      <Note icon={icon} tone={offer.state === "accepted" ? "positive" : "neutral"} className={styles.note}>
        {words[offer.state]}
      </Note>
      {offer.note && (
        <Note icon={IconMail} title={<Trans>What you answered</Trans>} className={styles.note}>
          <bdi className={styles.answer}>{offer.note}</bdi>
        </Note>
      )}
    </>
  );
}
