import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ResumeSection, ResumeVersion } from "@orbita/contract";
import { asSent } from "@orbita/contract/resumes/as-sent";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ResumeAside, ResumeText } from "~/domain/resumes/view/resume-view.tsx";
import type { VisibleResume } from "~/domain/resumes/view/shown-resume.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { preparationQuery } from "./use-preparation.ts";
import styles from "./apply.module.css";

type Props = { version: ResumeVersion | null; onClose: () => void };

/** Previews the CV as the Space will read it. */
export function CvPreview({ resume, ...props }: Props & { resume: Resume }) {
  const { t } = useLingui();
  const sent = asSent(resume, props.version);
  return (
    <PreviewDialog {...props} description={t`This is what the Space will receive.`}>
      <Preview resume={sent} headline={sent.headline} order={sent.sectionOrder} />
    </PreviewDialog>
  );
}

/** Previews the CV for a job with an anonymous first stage. The server returns the CV without personal data. */
export function BlindPreview({ jobId, ...props }: Props & { jobId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(preparationQuery(jobId, props.version?.id));
  const resume = data?.blindResume;
  return (
    <PreviewDialog
      {...props}
      description={t`This is what the Space will see in the anonymous first stage. Your name, photo and contact details will appear when the Space moves you forward.`}
    >
      {resume ? (
        <Preview resume={resume} headline={resume.headline} order={resume.sectionOrder} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </PreviewDialog>
  );
}

function PreviewDialog({
  version,
  onClose,
  description,
  children,
}: Props & { description: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dialog
      opened
      width={880}
      onClose={onClose}
      title={version?.name ?? t`Full CV`}
      description={description}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" size="lg" onClick={onClose}>
          <Trans>Back to application</Trans>
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

type PreviewProps = { resume: VisibleResume; headline: string | null; order: readonly ResumeSection[] };

const Preview = ({ resume, headline, order }: PreviewProps) => (
  <div className={styles.preview}>
    {headline && (
      <Text size="lg" weight="medium" tone="ink">
        {headline}
      </Text>
    )}
    <ResumeText resume={resume} order={order} />
    <ResumeAside resume={resume} />
  </div>
);
