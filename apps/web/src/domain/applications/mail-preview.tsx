import { Trans } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { RejectionTools } from "./use-rejection.ts";
import styles from "./reject.module.css";

type Props = {
  rejection: RejectionTools;
  /** Name of the candidate whose email is shown if there are several candidates; otherwise null. */
  several: string | null;
};

/** Preview of the rejection email in the language being edited. */
export function MailPreview({ rejection: { draft, language, said }, several }: Props) {
  const space = useActingSpace();
  const mail = said.reason === null ? undefined : draft?.mails[language];
  return (
    <section aria-labelledby="rejection-mail">
      <h3 id="rejection-mail" className={styles.label}>
        {several ? <Trans>Email preview for {several}</Trans> : <Trans>Email preview</Trans>}
      </h3>
      <div className={styles.mail} lang={language} aria-live="polite">
        {mail ? (
          <>
            {/* The sender line is part of the email, so it is in the email's language, not in the language of the page. */}
            <p className={styles.from}>
              {language === "it"
                ? `Da: ${space.name}, tramite ${productName}`
                : `From: ${space.name}, via ${productName}`}
            </p>
            <p className={styles.subject}>{mail.subject}</p>
            <hr />
            <p className={styles.sender}>
              <SpaceAvatar name={space.name} seed={space.id} size="xs" />
              <b>{space.name}</b>
            </p>
            <p className={styles.title}>{mail.title}</p>
            {mail.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            <p className={styles.signature}>{mail.signature}</p>
          </>
        ) : (
          <Text size="sm" tone="muted">
            <Trans>You’ll see the email here once you’ve selected a reason.</Trans>
          </Text>
        )}
      </div>
    </section>
  );
}
