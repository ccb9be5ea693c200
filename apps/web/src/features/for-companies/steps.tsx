import { Trans } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { SectionHead } from "./pledges.tsx";
import styles from "./companies-view.module.css";

export function Steps() {
  return (
    <section aria-labelledby="steps">
      <SectionHead id="steps">
        <Trans>From zero to the first application</Trans>
      </SectionHead>
      <ol className={styles.steps}>
        <li>
          <Text as="b" weight="strong">
            <Trans>Open the Space</Trans>
          </Text>
          <Text size="md">
            <Trans>A name and an address are enough. Agencies add the number of their authorisation.</Trans>
          </Text>
        </li>
        <li>
          <Text as="b" weight="strong">
            <Trans>Say how one works with you</Trans>
          </Text>
          <Text size="md">
            <Trans>Places, hours on site, agreement, remote or not. What you leave out is not shown.</Trans>
          </Text>
        </li>
        <li>
          <Text as="b" weight="strong">
            <Trans>Publish a job</Trans>
          </Text>
          <Text size="md">
            <Trans>With its pay and your answer time. It is online at once, for guests and search engines too.</Trans>
          </Text>
        </li>
        <li>
          <Text as="b" weight="strong">
            <Trans>Invite who decides with you</Trans>
          </Text>
          <Text size="md">
            <Trans>By email, as owner, recruiter or viewer. Each sees only what their role allows.</Trans>
          </Text>
        </li>
      </ol>
    </section>
  );
}
