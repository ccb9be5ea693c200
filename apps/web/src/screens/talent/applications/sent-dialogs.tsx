import { Trans, useLingui } from "@lingui/react/macro";
import type { MyWholeApplication } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { EvidenceRows } from "~/domain/applications/evidence-rows.tsx";
import { ResumeAside, ResumeText } from "~/domain/resumes/view/resume-view.tsx";
import { formatLongDay } from "~/shell/format/format.ts";
import styles from "./detail.module.css";

type Props = { application: MyWholeApplication; onClose: () => void };

/** Shows the CV as it was sent, and the evidence in it for each requirement. */
export function SentCvDialog({ application, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { resume, evidence, sent } = application;
  const day = formatLongDay(i18n.locale, sent);
  return (
    <Dialog
      opened
      width={880}
      onClose={onClose}
      title={t`CV you sent`}
      description={t`As it was on ${day}, without your later changes.`}
      closeLabel={t`Close`}
    >
      {evidence.length > 0 && (
        <section className={styles.evidence}>
          <Heading level={3} size="xs">
            <Trans>Requirements and evidence in this CV</Trans>
          </Heading>
          <EvidenceRows evidence={evidence} audience="member" />
        </section>
      )}
      {resume.headline && (
        <Text size="lg" weight="medium" tone="ink">
          {resume.headline}
        </Text>
      )}
      <ResumeText resume={resume} order={resume.sectionOrder} />
      <div className={styles.beside}>
        <ResumeAside resume={resume} />
      </div>
    </Dialog>
  );
}

/** Shows the cover note and the answers as they were sent. */
export function MotivationDialog({ application: { motivation, answers }, onClose }: Props) {
  const { t } = useLingui();
  const shown = ({ kind, answer }: MyWholeApplication["answers"][number]): string =>
    kind !== "yesNo" ? answer : answer === "yes" ? t`Yes` : t`No`;
  return (
    <Dialog opened onClose={onClose} title={t`Cover note`} closeLabel={t`Close`}>
      <div className={styles.written}>
        {motivation && <p className={styles.motivation}>{motivation}</p>}
        {answers.length > 0 && (
          <dl className={styles.answers}>
            {answers.map((given, at) => (
              <div key={at}>
                <dt>{given.text}</dt>
                <dd>{shown(given)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Dialog>
  );
}
