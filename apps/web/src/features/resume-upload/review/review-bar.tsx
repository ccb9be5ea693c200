import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import type { Counts } from "./standing.ts";
import styles from "./review.module.css";

type Props = {
  counts: Counts;
  busy: boolean;
  onLater: () => void;
  onAcceptSure: () => void;
  onConfirm: () => void;
};

/** The progress of the review, and the actions for all proposals. */
export function ReviewBar({ counts, busy, onLater, onAcceptSure, onConfirm }: Props) {
  const { proposed, accepted, toLookAt, unplaced, sure } = counts;
  return (
    <div className={styles.bar}>
      <Page className={styles.barInner}>
        <div className={styles.barWords}>
          <Heading level={1} size="sm">
            <Trans>Review what we read</Trans>
          </Heading>
          <div role="status">
            <Meta
              items={[
                <Plural key="proposed" value={proposed} one="# field proposed" other="# fields proposed" />,
                <Plural key="accepted" value={accepted} one="# accepted" other="# accepted" />,
                toLookAt > 0 && <Plural key="look" value={toLookAt} one="# to look at" other="# to look at" />,
                unplaced > 0 && (
                  <Plural key="unplaced" value={unplaced} one="# unplaced fragment" other="# unplaced fragments" />
                ),
              ]}
            />
          </div>
        </div>
        <Button variant="quiet" className={styles.later} onClick={onLater}>
          <Trans>Go on later</Trans>
        </Button>
        {sure > 0 && (
          <Button onClick={onAcceptSure}>
            <Plural value={sure} one="Accept the # sure one" other="Accept the # sure ones" />
          </Button>
        )}
        <Button variant="accent" busy={busy} onClick={onConfirm}>
          <Trans>Confirm in the profile</Trans>
        </Button>
      </Page>
    </div>
  );
}
