import { Trans, Plural } from "@lingui/react/macro";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Link } from "@tanstack/react-router";
import { Example } from "./example.tsx";
import { Pledges } from "./pledges.tsx";
import { Prices } from "./prices.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import styles from "./companies-view.module.css";

const { free } = spaceLimits.slots;

/** The page for companies: how hiring works here and what it costs. It states no figures that we have not measured. */
export function CompaniesView() {
  return (
    <Page as="main">
      <div className={styles.hero}>
        <div>
          <Heading level={1} size="2xl" className={styles.title}>
            <Trans>Hire in the open.</Trans>
          </Heading>
          <Text size="xl" className={styles.lead}>
            <Trans>
              A Space is your company’s page: who you are, how you work and your open jobs, each with its salary. You
              can always have up to <Plural value={free} one="# job" other="# jobs" /> online for free.
            </Trans>
          </Text>
          <div className={styles.acts}>
            <ButtonLink variant="accent" size="xl" link={<Link to="/spaces/new" />}>
              <Trans>Open a Space</Trans>
            </ButtonLink>
            <ButtonLink variant="outline" size="xl" link={<Link to="/spaces" />}>
              <Trans>See companies</Trans>
            </ButtonLink>
          </div>
          <Text size="sm" tone="muted" className={styles.small}>
            <Trans>Free. You only need a card to sponsor jobs.</Trans>
          </Text>
        </div>
        <Example />
      </div>
      <div className={styles.sections}>
        <Pledges />
        <Steps />
        <Prices />
        <Questions />
      </div>
    </Page>
  );
}
