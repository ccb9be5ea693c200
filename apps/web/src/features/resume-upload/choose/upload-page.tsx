import { Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { StageOrbit } from "../progress/stage-orbit.tsx";
import { uploadsKey } from "~/domain/resume-uploads/queries.ts";
import { acceptedDocuments, refusalOf, type DocumentRefusal } from "~/domain/resume-uploads/chosen-document.ts";
import { EarlierUploads } from "./earlier-uploads.tsx";
import { SendingDocument } from "./sending-document.tsx";
import { useDocumentWords } from "~/domain/resume-uploads/use-document-words.ts";
import { useSendDocument } from "~/domain/resume-uploads/use-send-document.ts";
import styles from "../upload.module.css";

/** The page to upload a CV, with the earlier uploads below. */
export function UploadPage() {
  const { t } = useLingui();
  const words = useDocumentWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<DocumentRefusal | null>(null);
  const sending = useSendDocument(({ id }) => {
    void queries.invalidateQueries({ queryKey: uploadsKey });
    void navigate({ to: "/resume/uploads/$id", params: { id } });
  });
  const idle = sending.state.kind === "idle";
  const wasBusy = useRef(false);
  useEffect(() => {
    // After cancelling, the pressed button is gone: the focus moves to the file input.
    if (idle && wasBusy.current) input.current?.focus();
    wasBusy.current = !idle;
  }, [idle]);
  function choose(files: readonly File[]): void {
    const refused = refusalOf(files);
    setRefusal(refused);
    if (!refused) void sending.send(files[0]!);
  }
  return (
    <Page as="main" className={styles.page}>
      <div className={styles.orbit}>
        <StageOrbit />
      </div>
      <div className={styles.words}>
        <Heading level={1} size="lg">
          <Trans>Upload your CV</Trans>
        </Heading>
        <Text tone="muted" className={styles.lead}>
          <Trans>We read it line by line and propose what to put in your profile. You decide, field by field.</Trans>
        </Text>
        <div className={styles.drop}>
          {idle ? (
            <FileDrop
              ref={input}
              prompt={t`Drop your CV here`}
              or={t`or`}
              choose={t`choose it from this device`}
              hint={words.limits}
              error={refusal && words.refusal(refusal)}
              accept={acceptedDocuments}
              onFiles={choose}
            />
          ) : (
            <SendingDocument sending={sending} />
          )}
        </div>
        <Note className={styles.note}>
          <Trans>Only you see the document. Nothing enters your profile without your confirmation.</Trans>
        </Note>
        <EarlierUploads />
      </div>
    </Page>
  );
}
