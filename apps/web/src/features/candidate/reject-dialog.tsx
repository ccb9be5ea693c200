import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { ApplicationCard, MovesDone } from "@orbita/contract";
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
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { useRejection } from "./use-rejection.ts";
import styles from "./reject.module.css";

type Props = {
  /** One or several applications; all get the same text. */
  applications: readonly ApplicationCard[];
  /** Called after the move; a toast already confirms it and offers Undo. */
  onDone: (done: MovesDone) => void;
  onClose: () => void;
};

/** Rejects applications: the reason, the text and a preview of the email, before anything is sent. */
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
        one ? t`Answer ${one}` : t`${plural(count, { one: "Answer # application", other: "Answer # applications" })}`
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
            <Trans>Do not select, and answer</Trans>
          </Button>
        </>
      }
    >
      {(failure || refused) && (
        <Note tone="danger" role="alert" className={styles.failure}>
          {failure ? failureText(i18n, failure) : <Trans>It changed meanwhile. Close, and look at it again.</Trans>}
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
