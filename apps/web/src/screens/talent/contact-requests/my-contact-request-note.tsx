import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MyContactRequest } from "@orbita/contract";
import { contactRequestLimits } from "@orbita/contract/contact-requests/schema";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconClock, IconLock, IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatLongDay } from "~/shell/format/format.ts";
import styles from "./my-contact-requests.module.css";

/** Explains to the talent what the state of the contact request means. */
export function MyContactRequestNote({ contactRequest }: { contactRequest: MyContactRequest }) {
  const { i18n } = useLingui();
  const { name } = contactRequest.space;
  const until = formatLongDay(i18n.locale, contactRequest.expiresAt);
  const days = contactRequestLimits.restDays;
  const { phone } = contactRequest.shares;
  // The talent may share the email address, the phone number, both or neither.
  const email = contactRequest.shares.email ?? phone;
  const words: Record<MyContactRequest["state"], ReactNode> = {
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
  const icon = contactRequest.state === "accepted" ? IconMail : contactRequest.state === "sent" ? IconLock : IconClock;
  return (
    <>
      <Note icon={icon} tone={contactRequest.state === "accepted" ? "positive" : "neutral"} className={styles.note}>
        {words[contactRequest.state]}
      </Note>
      {contactRequest.note && (
        <Note icon={IconMail} title={<Trans>Your reply</Trans>} className={styles.note}>
          <bdi className={styles.answer}>{contactRequest.note}</bdi>
        </Note>
      )}
    </>
  );
}
