import { Trans, useLingui } from "@lingui/react/macro";
import type { ContactTopic } from "@orbita/contract";
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
              <Trans>Write what you need. A person reads it and answers within 5 days.</Trans>
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
  // The form is unmounted and its focus lost; focusing the heading makes screen readers announce the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading level={1} size="lg" tabIndex={-1} ref={heading}>
        <Trans>Your message has arrived</Trans>
      </Heading>
      <Text size="lg" className={styles.done}>
        <Trans>
          We answer at <bdi>{email}</bdi> within 5 days. You find a receipt there too.
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
          <Trans>Back to the jobs</Trans>
        </ButtonLink>
        <Button variant="outline" onClick={onAgain}>
          <Trans>Write another message</Trans>
        </Button>
      </Row>
    </>
  );
}

function BeforeYouWrite() {
  return (
    <section>
      <h2 className={styles.asideTitle}>
        <Trans>Before you write</Trans>
      </h2>
      <ul className={styles.asideList}>
        <li>
          <Text size="md" as="div">
            <Trans>
              You cannot get in? <TextLink link={<Link to="/forgot-password" />}>Choose a new password</TextLink> with a
              code by mail.
            </Trans>
          </Text>
        </li>
        <li>
          <Text size="md" as="div">
            <Trans>
              Why a job is where it is: <TextLink link={<Link to="/ranking" />}>how we order results</TextLink>.
            </Trans>
          </Text>
        </li>
        <li>
          <Text size="md" as="div">
            <Trans>
              What we know about you, and for how long:{" "}
              <TextLink link={<Link to="/privacy" />}>privacy notice</TextLink>.
            </Trans>
          </Text>
        </li>
        <li>
          <Text size="md" as="div">
            <Trans>
              An obstacle on a page? Choose the topic Accessibility; our{" "}
              <TextLink link={<Link to="/accessibility" />}>statement</TextLink> says where we stand.
            </Trans>
          </Text>
        </li>
      </ul>
    </section>
  );
}
