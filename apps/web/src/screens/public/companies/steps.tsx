import { Trans } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { SectionHead } from "./pledges.tsx";
import styles from "./companies-view.module.css";

export function Steps() {
  return (
    <section aria-labelledby="steps">
      <SectionHead id="steps">
        <Trans>From zero to your first application</Trans>
      </SectionHead>
      <ol className={styles.steps}>
        <li>
          <Text as="b" weight="strong">
            <Trans>Open your Space</Trans>
          </Text>
          <Text size="md">
            <Trans>All you need is a name and a page address. Agencies add their authorisation number.</Trans>
          </Text>
        </li>
        <li>
          <Text as="b" weight="strong">
            <Trans>Describe how you work</Trans>
          </Text>
          <Text size="md">
            <Trans>
              Locations, on-site hours, collective agreement (CCNL), remote work. Anything you leave out won’t be shown.
            </Trans>
          </Text>
        </li>
        <li>
          <Text as="b" weight="strong">
            <Trans>Publish a job</Trans>
          </Text>
          <Text size="md">
            <Trans>
              With the salary and your reply time. The job goes online right away, and people without an account and
              search engines can see it too.
            </Trans>
          </Text>
        </li>
        <li>
          <Text as="b" weight="strong">
            <Trans>Invite the people who decide with you</Trans>
          </Text>
          <Text size="md">
            <Trans>By email, as owner, recruiter or viewer. Everyone sees only what their role allows.</Trans>
          </Text>
        </li>
      </ol>
    </section>
  );
}
