import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MyContactOffer } from "@orbita/contract";
import { offerLimits } from "@orbita/contract/contact-offers/schema";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconClock, IconLock, IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatLongDay } from "~/shell/format/format.ts";
import styles from "./my-offers.module.css";

/** Explains to the talent what the state of the offer means. */
export function MyOfferNote({ offer }: { offer: MyContactOffer }) {
  const { i18n } = useLingui();
  const { name } = offer.space;
  const until = formatLongDay(i18n.locale, offer.expiresAt);
  const days = offerLimits.restDays;
  const { phone } = offer.shares;
  // The talent may share the email address, the phone number, both or neither.
  const email = offer.shares.email ?? phone;
  const words: Record<MyContactOffer["state"], ReactNode> = {
    sent: (
      <Trans>
        You can reply until <b>{until}</b>. Until you accept, {name} can’t see your email or phone number. If you don’t
        reply, the contact request will expire.
      </Trans>
    ),
    accepted: !email ? (
      <Trans>You accepted. {name} can write to you here, in your messages.</Trans>
    ) : phone && email !== phone ? (
      <Trans>
        You accepted: {name} can see <b>{email}</b> and <b>{phone}</b> and write to you.
      </Trans>
    ) : (
      <Trans>
        You accepted: {name} can see <b>{email}</b> and write to you.
      </Trans>
    ),
    declined: (
      <Trans>
        You declined. None of your details were shared, and {name} can’t contact you again for{" "}
        <Plural value={days} one="# day" other="# days" />.
      </Trans>
    ),
    withdrawn: <Trans>{name} withdrew the contact request before you replied.</Trans>,
    expired: (
      <Trans>
        You didn’t reply in time. None of your details were shared, and {name} can’t contact you again for{" "}
        <Plural value={days} one="# day" other="# days" />.
      </Trans>
    ),
  };
  const icon = offer.state === "accepted" ? IconMail : offer.state === "sent" ? IconLock : IconClock;
  return (
    <>
      <Note icon={icon} tone={offer.state === "accepted" ? "positive" : "neutral"} className={styles.note}>
        {words[offer.state]}
      </Note>
      {offer.note && (
        <Note icon={IconMail} title={<Trans>Your reply</Trans>} className={styles.note}>
          <bdi className={styles.answer}>{offer.note}</bdi>
        </Note>
      )}
    </>
  );
}
