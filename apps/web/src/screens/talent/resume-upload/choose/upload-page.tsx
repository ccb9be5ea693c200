import { Trans } from "@lingui/react/macro";
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
import { acceptedDocuments, checkDocument, type DocumentRefusal } from "~/domain/resume-uploads/chosen-document.ts";
import { EarlierUploads } from "./earlier-uploads.tsx";
import { SendingDocument } from "./sending-document.tsx";
import { useDocumentLabels } from "~/domain/resume-uploads/use-document-labels.ts";
import { useSendDocument } from "~/domain/resume-uploads/use-send-document.ts";
import styles from "~/domain/resume-uploads/upload.module.css";

/** The page to upload a CV, with the earlier uploads below. */
export function UploadPage() {
  const words = useDocumentLabels();
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
    // After an upload was cancelled, the pressed button is unmounted, so the focus moves to the file input.
    if (idle && wasBusy.current) input.current?.focus();
    wasBusy.current = !idle;
  }, [idle]);
  function choose(files: readonly File[]): void {
    const refused = checkDocument(files);
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
          <Trans>
            We’ll read your CV line by line and suggest what to add to your profile. You’ll decide, field by field.
          </Trans>
        </Text>
        <div className={styles.drop}>
          {idle ? (
            <FileDrop
              ref={input}
              prompt={
                <Trans>
                  <b>Drop your CV here</b> or <u>choose a file from your device</u>
                </Trans>
              }
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
          <Trans>Only you can see the document. Nothing will be added to your profile until you confirm it.</Trans>
        </Note>
        <EarlierUploads />
      </div>
    </Page>
  );
}
