import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconUpload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePendingUpload, type PendingUploadNotice } from "~/domain/resume-uploads/use-pending-upload.ts";
import { ResumeSkeleton } from "./resume-skeleton.tsx";
import styles from "./resume.module.css";

/**
 * Shown for an empty profile: the user continues with the uploaded CV if there is one, or else chooses one of two ways to begin.
 */
export function BlankResume({ resume, onBegin }: { resume: Resume; onBegin: () => void }) {
  const { t } = useLingui();
  const notice = usePendingUpload(resume);
  if (notice === undefined) return <ResumeSkeleton label={t`Loading`} />;
  return (
    <div className={styles.whole}>
      {notice ? <PendingState notice={notice} onBegin={onBegin} /> : <EmptyState onBegin={onBegin} />}
    </div>
  );
}

function EmptyState({ onBegin }: { onBegin: () => void }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="emptyDocuments"
      level={1}
      title={t`Your CV will appear here`}
      actions={
        <>
          <ButtonLink variant="primary" icon={IconUpload} link={<Link to="/resume/upload" />}>
            <Trans>Upload CV</Trans>
          </ButtonLink>
          <Button onClick={onBegin}>
            <Trans>Start from scratch</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Upload a CV you already have: we’ll suggest what to add and you’ll confirm it line by line. Or write it here:
        everything is saved automatically.
      </Trans>
    </StateView>
  );
}

type PendingUploadProps = { notice: PendingUploadNotice; onBegin: () => void };

function PendingState({ notice: { upload, title, text, action, progress }, onBegin }: PendingUploadProps) {
  return (
    <StateView
      kind="emptyDocuments"
      level={1}
      title={title}
      actions={
        <>
          <ButtonLink variant="primary" link={<Link to="/resume/uploads/$id" params={{ id: upload.id }} />}>
            {action}
          </ButtonLink>
          {upload.state === "failed" ? (
            <ButtonLink icon={IconUpload} link={<Link to="/resume/upload" />}>
              <Trans>Upload another CV</Trans>
            </ButtonLink>
          ) : (
            <Button onClick={onBegin}>
              <Trans>Start from scratch</Trans>
            </Button>
          )}
        </>
      }
    >
      <span className={styles.pendingText}>
        {text}
        {progress && <ProgressBar task value={progress.passed} max={progress.total} label={progress.label} accent />}
      </span>
    </StateView>
  );
}
