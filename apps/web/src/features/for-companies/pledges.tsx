import { Trans } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import styles from "./companies-view.module.css";

const shortest = Math.min(...jobPostLimits.replyDays);
const longest = Math.max(...jobPostLimits.replyDays);

/** The obligations of a Space. The product enforces each of them. */
export function Pledges() {
  return (
    <section aria-labelledby="pledges">
      <SectionHead id="pledges">
        <Trans>How one hires here</Trans>
      </SectionHead>
      <div className={styles.pledges}>
        <Pledge title={<Trans>The pay is written</Trans>}>
          <Trans>
            Every job post says what it pays, under which collective agreement and where one works. Without, it is not
            published.
          </Trans>
        </Pledge>
        <Pledge title={<Trans>The first stage is blind</Trans>}>
          <Trans>
            Until you take an application further you read it without name, photo, age and address. You choose it once,
            for the whole Space, and your page says so.
          </Trans>
        </Pledge>
        <Pledge title={<Trans>An answer is promised</Trans>}>
          <Trans>
            You choose within how many days who applies has an answer, from {shortest} to {longest}. The promise stands
            on every job post and on your page.
          </Trans>
        </Pledge>
        <Pledge title={<Trans>Evidence, not scores</Trans>}>
          <Trans>
            Beside each requirement stand the words of the resume that meet it. No percentages, no stars, no machine
            that rules people out.
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
