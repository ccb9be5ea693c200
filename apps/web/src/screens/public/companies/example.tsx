import { Plural, Trans } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconCheck, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./companies-view.module.css";

const days = jobPostLimits.replyDaysStandard;

/** A sample application in the blind first stage. Labelled as an example, because the person is invented. */
export function Example() {
  return (
    <figure className={styles.example}>
      <div className={styles.sheet}>
        <div className={styles.sheetHead}>
          <Avatar.Blind />
          <div>
            <Text size="md" weight="strong">
              <Trans>Application 5ZLC</Trans>
            </Text>
            <Text size="sm" tone="muted">
              <Trans>Anonymous first stage: no name, photo, age or address</Trans>
            </Text>
          </div>
        </div>
        <ul className={styles.evidence}>
          <Line met asked={<Trans>At least three years of Java</Trans>}>
            <mark>
              <Trans>Java 21 services for container terminals</Trans>
            </mark>
          </Line>
          <Line met asked={<Trans>Relational database</Trans>}>
            <mark>
              <Trans>Data modelling and queries in PostgreSQL</Trans>
            </mark>
          </Line>
          <Line asked={<Trans>Kubernetes in production</Trans>}>
            <Trans>The CV only mentions Docker Compose.</Trans>
          </Line>
        </ul>
        <div className={styles.sheetFoot}>
          <PromiseLabel>
            <Trans>
              Reply due <Plural value={days} one="within # day" other="within # days" />
            </Trans>
          </PromiseLabel>
        </div>
      </div>
      <Text as="small" size="xs" tone="muted" className={styles.caption}>
        <Trans>Example. The highlighted words come from the CV.</Trans>
      </Text>
    </figure>
  );
}

/** A requirement of the example, with an icon and hidden text, so that the result does not depend on colour. */
function Line({ met = false, asked, children }: { met?: boolean; asked: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className={met ? styles.met : styles.unmet}>
        <Icon icon={met ? IconCheck : IconX} />
        <VisuallyHidden>
          {met ? <Trans context="requirement">Met</Trans> : <Trans>Not found in the CV</Trans>}
        </VisuallyHidden>
      </span>
      <div>
        <Text as="b" weight="medium">
          {asked}
        </Text>
        <Text size="sm">{children}</Text>
      </div>
    </li>
  );
}
