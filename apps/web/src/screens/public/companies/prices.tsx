import { Plural, Trans } from "@lingui/react/macro";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SponsoredLabel } from "@orbita/ui/base/sponsored-label.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SectionHead } from "./pledges.tsx";
import styles from "./companies-view.module.css";

const { free, premium: sponsored } = spaceLimits.slots;

/** The two plans for publishing: free, and sponsored with its price. */
export function Prices() {
  return (
    <section aria-labelledby="prices">
      <SectionHead id="prices">
        <Trans>What it costs</Trans>
      </SectionHead>
      <div className={styles.prices}>
        <Card as="div" padded>
          <Heading level={3} size="sm">
            <Trans>Free</Trans>
          </Heading>
          <Text size="md" tone="muted" className={styles.words}>
            <Trans>Your Space, its page, its members and its applications.</Trans>
          </Text>
          <ul className={styles.points}>
            <Point>
              <Plural value={free} one="# job online at a time" other="# jobs online at a time" />
            </Point>
            <Point>
              <Trans>When a job closes, its slot is free again</Trans>
            </Point>
            <Point>
              <Trans>No card, no trial that expires</Trans>
            </Point>
          </ul>
        </Card>
        <Card as="div" padded>
          <div className={styles.priceHead}>
            <Heading level={3} size="sm">
              <Trans>Pay per click</Trans>
            </Heading>
            <SponsoredLabel>
              <Trans>Sponsored</Trans>
            </SponsoredLabel>
          </div>
          <Text size="md" tone="muted" className={styles.words}>
            <Trans>Your job is shown first on its page of results, with a label.</Trans>
          </Text>
          <ul className={styles.points}>
            <Point>
              <Plural
                value={sponsored}
                one="# sponsored job at a time, on top of the free ones"
                other="# sponsored jobs at a time, on top of the free ones"
              />
            </Point>
            <Point>
              <Trans>A daily budget that you set and we never exceed</Trans>
            </Point>
            <Point>
              <Trans>At most one click per person per day; you’ll see the price before you confirm</Trans>
            </Point>
          </ul>
        </Card>
      </div>
      <Text size="sm" tone="muted" className={styles.small}>
        <Trans>
          Sponsorship never changes the order of the other jobs.{" "}
          <TextLink link={<Link to="/ranking" />}>How we order jobs</TextLink>
        </Trans>
      </Text>
    </section>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon icon={IconCheck} />
      <span>{children}</span>
    </li>
  );
}
