import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { acceptedDocuments, checkDocument, type DocumentRefusal } from "~/domain/resume-uploads/chosen-document.ts";
import { useDocumentLabels } from "~/domain/resume-uploads/use-document-labels.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { CandidateForm } from "./candidate-form.tsx";
import { cvQuery } from "./queries.ts";
import styles from "./candidates.module.css";

/** Uploads a CV and waits until the server has read it, then opens the form for the person, the source and the legal basis. */
export function AddCandidate({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const words = useDocumentLabels();
  const [refusal, setRefusal] = useState<DocumentRefusal | null>(null);
  const sent = useMutation({
    mutationFn: (file: File) =>
      answered(
        api().candidates.parse({ body: {}, files: [file] }, { spaceId: space.id, idempotencyKey: crypto.randomUUID() }),
      ),
  });
  const { data: review } = useQuery(cvQuery(sent.data?.id ?? null));
  if (review?.state === "ready" && review.reading)
    return <CandidateForm uploadId={review.id} reading={review.reading} onClose={onClose} />;
  const choose = (files: readonly File[]) => {
    const refused = checkDocument(files);
    setRefusal(refused);
    if (!refused) sent.mutate(files[0]!);
  };
  const busy = sent.isPending || review?.state === "reading" || (sent.isSuccess && !review);
  return (
    <FormDialog
      onClose={onClose}
      title={t`Add CV`}
      description={t`We’ll read the CV, then you’ll tell us whose it is and where you got it.`}
      onSubmit={undefined}
      submitLabel=""
      failure={sent.error && failureText(i18n, sent.error)}
    >
      {review?.state === "failed" ? (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={() => sent.reset()}>
              <Trans>Choose another file</Trans>
            </Button>
          }
        >
          <Trans>
            We couldn’t read this document. Save it again as a PDF or DOCX without a password, then try again.
          </Trans>
        </Note>
      ) : busy ? (
        <div role="status" className={styles.reading}>
          <OrbitLoader label={t`Reading`} />
          <Text>
            <Trans>We’re reading the CV. This takes a few seconds.</Trans>
          </Text>
        </div>
      ) : (
        <FileDrop
          prompt={
            <Trans>
              <b>Drop the CV here</b> or <u>choose a file from your device</u>
            </Trans>
          }
          hint={words.limits}
          error={refusal && words.refusal(refusal)}
          accept={acceptedDocuments}
          onFiles={choose}
        />
      )}
    </FormDialog>
  );
}
