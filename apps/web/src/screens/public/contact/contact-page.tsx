import { Trans, useLingui } from "@lingui/react/macro";
import type { ContactTopic } from "@orbita/contract";
import { identity } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { ReadingPage } from "@orbita/ui/patterns/reading-page.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { ContactForm, type ContactReceipt } from "./contact-form.tsx";
import styles from "./contact.module.css";

/** The only contact page: every "Help" link leads here. */
export function ContactPage({ topic }: { topic: ContactTopic | undefined }) {
  const { t } = useLingui();
  const [sent, setSent] = useState<ContactReceipt | null>(null);
  return (
    <ReadingPage aside={<BeforeYouWrite />} asideLabel={t`Before you write`}>
      <div className={styles.text}>
        {sent ? (
          <Done sent={sent} onAgain={() => setSent(null)} />
        ) : (
          <>
            <Heading level={1} size="lg">
              <Trans>Help and contact</Trans>
            </Heading>
            <Text size="lg" className={styles.lead}>
              <Trans>Tell us what you need. A person will read your message and reply within 5 days.</Trans>
            </Text>
            <ContactForm topic={topic} onSent={setSent} />
          </>
        )}
      </div>
    </ReadingPage>
  );
}

function Done({ sent: { id, email }, onAgain }: { sent: ContactReceipt; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reference = id.slice(-8).toUpperCase();
  // The form is unmounted and its focus lost. Focusing the heading makes screen readers announce the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading level={1} size="lg" tabIndex={-1} ref={heading}>
        <Trans>We’ve received your message</Trans>
      </Heading>
      <Text size="lg" className={styles.done}>
        <Trans>
          We’ll reply to <bdi>{email}</bdi> within 5 days. We’ve also sent a confirmation to that address.
        </Trans>
      </Text>
      <Text size="md" tone="muted" className={styles.lead}>
        <Trans>Reference</Trans>{" "}
        <Text as="span" mono>
          {reference}
        </Text>
      </Text>
      <Row gap={3} className={styles.acts}>
        <ButtonLink variant="primary" link={<Link to="/jobs" />}>
          <Trans>Back to jobs</Trans>
        </ButtonLink>
        <Button variant="outline" onClick={onAgain}>
          <Trans>Write another message</Trans>
        </Button>
      </Row>
    </>
  );
}

function Address({ term, address }: { term: string; address: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="ltr">
        <TextLink link={<a href={`mailto:${address}`} />}>{address}</TextLink>
      </dd>
    </div>
  );
}

function BeforeYouWrite() {
  const { t } = useLingui();
  const { supportEmail, authorityEmail } = identity;
  return (
    <section>
      <h2 className={styles.asideTitle}>
        <Trans>Before you write</Trans>
      </h2>
      <ul className={styles.asideList}>
        <li>
          <Text size="md" as="div">
            <Trans>
              Can’t sign in? <TextLink link={<Link to="/forgot-password" />}>Set a new password</TextLink> with a code
              we’ll email you.
            </Trans>
          </Text>
        </li>
        <li>
          <Text size="md" as="div">
            <Trans>
              Find out <TextLink link={<Link to="/ranking" />}>how we order results</TextLink> and why a job is where it
              is.
            </Trans>
          </Text>
        </li>
        <li>
          <Text size="md" as="div">
            <Trans>
              Our <TextLink link={<Link to="/privacy" />}>privacy notice</TextLink> explains what data we hold about you
              and for how long.
            </Trans>
          </Text>
        </li>
        <li>
          <Text size="md" as="div">
            <Trans>
              Having trouble using a page? Select the topic “Accessibility”. Our{" "}
              <TextLink link={<Link to="/accessibility" />}>statement</TextLink> explains where we stand.
            </Trans>
          </Text>
        </li>
      </ul>
      {(supportEmail ?? authorityEmail) && (
        <dl className={styles.addresses}>
          {supportEmail && <Address term={t`Support email`} address={supportEmail} />}
          {authorityEmail && <Address term={t`Contact for authorities`} address={authorityEmail} />}
        </dl>
      )}
    </section>
  );
}
