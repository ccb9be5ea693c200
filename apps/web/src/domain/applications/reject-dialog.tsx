import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { ApplicationCard, BulkMoveResult } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { MailPreview } from "./mail-preview.tsx";
import { RejectNotes } from "./reject-notes.tsx";
import { RejectReason } from "./reject-reason.tsx";
import { RejectText } from "./reject-text.tsx";
import { RejectedLine } from "./rejected-line.tsx";
import { SuggestPost } from "./suggest-post.tsx";
import { useCandidateName } from "./use-candidate-name.ts";
import { useRejection } from "./use-rejection.ts";
import styles from "./reject.module.css";

type Props = {
  /** The applications to reject. If there are several, all candidates get the same text. */
  applications: readonly ApplicationCard[];
  /** Called after the rejection. A toast already confirms it and offers Undo. */
  onDone: (done: BulkMoveResult) => void;
  onClose: () => void;
};

/** Rejects applications. Shows the reason, the text and a preview of the email before anything is sent. */
export function RejectDialog({ applications, onDone, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { nameOf, callName } = useCandidateName();
  const rejection = useRejection(applications, onDone);
  const [first] = applications;
  const count = applications.length;
  if (!first) return null;
  const one = count === 1 ? nameOf(first) : null;
  const call = count === 1 ? callName(first) : null;
  const { failure, refused, busy, send } = rejection;
  return (
    <Dialog
      opened
      width={960}
      onClose={onClose}
      closeLabel={t`Close`}
      title={
        one
          ? t`Reject and reply to ${one}`
          : t`${plural(count, { one: "Reject and reply to # application", other: "Reject and reply to # applications" })}`
      }
      description={<RejectedLine applications={applications} />}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        send();
      }}
      footNote={<SuggestPost rejection={rejection} call={call} />}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="dangerFill" size="lg" busy={busy}>
            <Trans>Reject and reply</Trans>
          </Button>
        </>
      }
    >
      {(failure || refused) && (
        <Note tone="danger" role="alert" className={styles.failure}>
          {failure ? (
            failureText(i18n, failure)
          ) : (
            <Trans>This application changed while you were writing. Close this window and check where it is now.</Trans>
          )}
        </Note>
      )}
      <div className={styles.columns}>
        <div className={styles.form}>
          <RejectReason rejection={rejection} />
          <RejectText rejection={rejection} call={call} />
        </div>
        <div>
          <MailPreview rejection={rejection} several={count > 1 ? nameOf(first) : null} />
          <RejectNotes call={call} />
        </div>
      </div>
    </Dialog>
  );
}
