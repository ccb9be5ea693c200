import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconUpload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import styles from "./home-view.module.css";

/** Invites guests to upload a CV. Links to sign-up, where the user uploads the file. */
export function ResumeBand() {
  return (
    <section className={styles.band}>
      <div className={styles.bandWords}>
        <Heading level={2} size="md">
          <Trans>Upload your CV. It stays in your own words.</Trans>
        </Heading>
        <Text size="lg">
          <Trans>
            A PDF or Word document, as it is. We’ll keep it for you: no one grades it, and only you can see it until you
            decide otherwise.
          </Trans>
        </Text>
        <div className={styles.bandActs}>
          <ButtonLink variant="primary" size="lg" icon={IconUpload} link={<Link to="/sign-up" />}>
            <Trans>Upload CV</Trans>
          </ButtonLink>
          <ButtonLink variant="quiet" size="lg" link={<Link to="/sign-up" />}>
            <Trans>Start without a CV</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className={styles.bandDoc} aria-hidden="true">
        <div className={styles.paper}>
          <b>Giulia Ferraris</b>
          <span>Genova · 2017–2026</span>
          <span>Sviluppatrice backend, Portolano S.p.A.</span>
          <span>Servizi in Java 21 per 14 terminal portuali</span>
          <span>Inglese C1, francese B1</span>
        </div>
      </div>
    </section>
  );
}
