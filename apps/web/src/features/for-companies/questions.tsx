import { Trans } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import styles from "./companies-view.module.css";

export function Questions() {
  return (
    <section aria-labelledby="questions" className={styles.asked}>
      <Heading level={2} size="md" id="questions">
        <Trans>What companies ask</Trans>
      </Heading>
      <div className={styles.questions}>
        <Question asked={<Trans>Do I have to say what the job pays?</Trans>}>
          <Trans>
            Yes, with a minimum and a maximum. The law asks for it, people look for it first, and a job post without it
            is not published.
          </Trans>
        </Question>
        <Question asked={<Trans>Who can open a Space?</Trans>}>
          <Trans>
            Anybody with a confirmed email address who hires for a company, a practice, a body or an agency. One VAT
            number belongs to one Space.
          </Trans>
        </Question>
        <Question asked={<Trans>We are an employment agency. Can we be here?</Trans>}>
          <Trans>
            Yes. The number of your authorisation stands on your page, so that who applies knows who is asking (D.Lgs.
            276/2003).
          </Trans>
        </Question>
        <Question asked={<Trans>Can I be in several Spaces?</Trans>}>
          <Trans>Yes. You switch between them and yourself from the same menu, with one account.</Trans>
        </Question>
        <Question asked={<Trans>Can I leave?</Trans>}>
          <Trans>Yes. A Space with nothing published can be closed by its owners at any time.</Trans>
        </Question>
      </div>
    </section>
  );
}

/** Uses `<details>`, which opens without JavaScript. */
function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>{asked}</summary>
      <Text size="md">{children}</Text>
    </details>
  );
}
