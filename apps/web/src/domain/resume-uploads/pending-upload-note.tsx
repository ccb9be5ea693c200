import type { Resume } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Link } from "@tanstack/react-router";
import { usePendingUpload } from "./use-pending-upload.ts";
import styles from "./upload.module.css";

/** A note above a filled profile: an uploaded CV is being read, or is ready for review. */
export function PendingUploadNote({ resume }: { resume: Resume }) {
  const notice = usePendingUpload(resume);
  // A failed upload has no note above a filled profile, where it would be a nuisance; the list of uploads shows it.
  if (!notice || notice.upload.state === "failed") return null;
  const { upload, title, text, action, progress } = notice;
  return (
    <Note
      tone={upload.state === "ready" ? "warning" : "info"}
      role="status"
      className={styles.pending}
      title={title}
      action={
        <ButtonLink
          size="sm"
          variant={upload.state === "ready" ? "primary" : "outline"}
          link={<Link to="/resume/uploads/$id" params={{ id: upload.id }} />}
        >
          {action}
        </ButtonLink>
      }
    >
      <p>{text}</p>
      {progress && <ProgressBar task value={progress.passed} max={progress.total} label={progress.label} accent />}
    </Note>
  );
}
