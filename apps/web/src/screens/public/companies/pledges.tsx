import { Trans } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import styles from "./companies-view.module.css";

const shortest = Math.min(...jobPostLimits.replyDays);
const longest = Math.max(...jobPostLimits.replyDays);

/** Lists the obligations of a Space. The product enforces each of them. */
export function Pledges() {
  return (
    <section aria-labelledby="pledges">
      <SectionHead id="pledges">
        <Trans>How hiring works here</Trans>
      </SectionHead>
      <div className={styles.pledges}>
        <Pledge title={<Trans>Salary always shown</Trans>}>
          <Trans>
            Every job states the salary, the collective agreement (CCNL) and the place of work. Without them, a job
            can’t be published.
          </Trans>
        </Pledge>
        <Pledge title={<Trans>Anonymous first stage</Trans>}>
          <Trans>
            Until you move an application forward, you’ll see it without a name, photo, age or address. You set this
            stage once for the whole Space, and your page says so.
          </Trans>
        </Pledge>
        <Pledge title={<Trans>Promised reply time</Trans>}>
          <Trans>
            You choose how many days you have to reply to candidates, from {shortest} to {longest}. Your reply time is
            shown on every job and on your page.
          </Trans>
        </Pledge>
        <Pledge title={<Trans>Evidence, not scores</Trans>}>
          <Trans>
            Next to each requirement you’ll see the words from the CV that support it. No percentages, no stars, no
            automatic rejections.
          </Trans>
        </Pledge>
      </div>
    </section>
  );
}

function Pledge({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="md" className={styles.words}>
        {children}
      </Text>
    </div>
  );
}

export function SectionHead({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.sectionHead}>
      <Heading level={2} size="md" id={id}>
        {children}
      </Heading>
    </div>
  );
}
