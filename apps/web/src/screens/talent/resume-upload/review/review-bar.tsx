import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import type { ProposalCounts } from "~/domain/resume-uploads/proposal-state.ts";
import styles from "./review.module.css";

type Props = {
  counts: ProposalCounts;
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
                <Plural value={proposed} key="proposed" one="# field suggested" other="# fields suggested" />,
                <Plural key="accepted" value={accepted} one="# accepted" other="# accepted" />,
                toLookAt > 0 && <Plural value={toLookAt} key="look" one="# needs checking" other="# need checking" />,
                unplaced > 0 && (
                  <Plural value={unplaced} key="unplaced" one="# unassigned fragment" other="# unassigned fragments" />
                ),
              ]}
            />
          </div>
        </div>
        <Button variant="quiet" className={styles.later} onClick={onLater}>
          <Trans>Finish later</Trans>
        </Button>
        {sure > 0 && (
          <Button onClick={onAcceptSure}>
            <Plural value={sure} one="Accept # high-confidence field" other="Accept # high-confidence fields" />
          </Button>
        )}
        <Button variant="accent" busy={busy} onClick={onConfirm}>
          <Trans>Add to profile</Trans>
        </Button>
      </Page>
    </div>
  );
}
