import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ResumeVersion } from "@orbita/contract";
import { asSent } from "@orbita/contract/resumes/as-sent";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { ResumeAside, ResumeText } from "~/features/resume-view/resume-view.tsx";
import styles from "./apply.module.css";

type Props = { resume: Resume; version: ResumeVersion | null; onClose: () => void };

/** What they will read, before it goes. */
export function CvPreview({ resume, version, onClose }: Props) {
  const { t } = useLingui();
  const sent = asSent(resume, version);
  return (
    <Dialog
      opened
      width={880}
      onClose={onClose}
      title={version?.name ?? t`The whole CV`}
      description={t`This is what goes along.`}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" size="lg" onClick={onClose}>
          <Trans>Back to the application</Trans>
        </Button>
      }
    >
      <div className={styles.preview}>
        {sent.headline && (
          <Text size="lg" weight="medium" tone="ink">
            {sent.headline}
          </Text>
        )}
        <ResumeText resume={sent} order={sent.sectionOrder} />
        <ResumeAside resume={sent} />
      </div>
    </Dialog>
  );
}
