import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconUpload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePendingUpload, type PendingUploadNotice } from "~/features/resume-upload/use-pending-upload.ts";
import { ResumeSkeleton } from "./resume-skeleton.tsx";
import styles from "./resume.module.css";

/** An empty profile: continue with the uploaded CV if there is one, otherwise two ways to begin. */
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
      title={t`Your CV will live here`}
      actions={
        <>
          <ButtonLink variant="primary" icon={IconUpload} link={<Link to="/resume/upload" />}>
            <Trans>Upload a CV</Trans>
          </ButtonLink>
          <Button onClick={onBegin}>
            <Trans>Begin by hand</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Upload one that you have: we propose, you confirm line by line. Or write it here; everything saves by itself.
      </Trans>
    </StateView>
  );
}

type PendingProps = { notice: PendingUploadNotice; onBegin: () => void };

function PendingState({ notice: { upload, title, text, action, progress }, onBegin }: PendingProps) {
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
              <Trans>Begin by hand</Trans>
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
