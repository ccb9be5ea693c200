import { Trans } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import styles from "./companies-view.module.css";

export function Questions() {
  return (
    <section aria-labelledby="questions" className={styles.asked}>
      <Heading level={2} size="md" id="questions">
        <Trans>Questions from companies</Trans>
      </Heading>
      <div className={styles.questions}>
        <Question asked={<Trans>Do I have to state the salary?</Trans>}>
          <Trans>
            Yes, with a minimum and a maximum. The law requires it, it’s the first thing people look for, and a job
            without it can’t be published.
          </Trans>
        </Question>
        <Question asked={<Trans>Can I open a Space?</Trans>}>
          <Trans>
            Yes, if you have a confirmed email address and hire for a company, a professional practice, a public body or
            an agency. Each VAT number can belong to only one Space.
          </Trans>
        </Question>
        <Question asked={<Trans>We’re an employment agency. Can we have a Space?</Trans>}>
          <Trans>
            Yes. Your authorisation number is shown on your page, so candidates know who they’re dealing with (D.Lgs.
            276/2003).
          </Trans>
        </Question>
        <Question asked={<Trans>Can I be a member of several Spaces?</Trans>}>
          <Trans>
            Yes. With one account, you can switch between your Spaces and your personal profile from the same menu.
          </Trans>
        </Question>
        <Question asked={<Trans>Can I close my Space?</Trans>}>
          <Trans>Yes. Owners can close a Space at any time, as long as it has no published jobs.</Trans>
        </Question>
      </div>
    </section>
  );
}

/** A question that expands to its answer. Uses `<details>`, which works without JavaScript. */
function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>{asked}</summary>
      <Text size="md">{children}</Text>
    </details>
  );
}
