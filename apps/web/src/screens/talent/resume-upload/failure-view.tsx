import { Trans, useLingui } from "@lingui/react/macro";
import type { ResumeUpload } from "@orbita/contract";
import type { ReadingFailure } from "@orbita/contract/resume-uploads/reading";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FileLine } from "./progress/file-line.tsx";
import { StageList } from "./progress/stage-list.tsx";
import { StageOrbit } from "./progress/stage-orbit.tsx";
import { uploadsKey } from "~/domain/resume-uploads/queries.ts";
import styles from "~/domain/resume-uploads/upload.module.css";

/** Failures where a retry may help: they are temporary, or our own fault. */
const mayHelp: readonly ReadingFailure[] = ["timeout", "failed"];

/** Explains why a document could not be read, and what to do about it. */
export function FailureView({ upload }: { upload: ResumeUpload }) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const words = useFailureWords();
  const failure = upload.failure ?? "failed";
  const retry = useMutation({
    mutationFn: () => answered(api().resumeUploads.retry({ params: { id: upload.id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: uploadsKey }),
  });
  const another = <Link to="/resume/upload" />;
  return (
    <Page as="main" className={styles.page}>
      <div className={styles.orbit}>
        <StageOrbit past={upload.stages} />
      </div>
      <div className={styles.words}>
        <Heading level={1} size="lg">
          <Trans>We couldn’t read your CV</Trans>
        </Heading>
        <FileLine upload={upload} />
        <Note tone="danger" role="status" className={styles.note} title={words[failure].what}>
          {words[failure].next}
        </Note>
        <div className={styles.acts}>
          {mayHelp.includes(failure) ? (
            <>
              <Button variant="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
                <Trans>Try again</Trans>
              </Button>
              <ButtonLink link={another}>
                <Trans>Choose another file</Trans>
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink variant="primary" link={another}>
                <Trans>Choose another file</Trans>
              </ButtonLink>
              <Button variant="quiet" busy={retry.isPending} onClick={() => retry.mutate()}>
                <Trans>Try again</Trans>
              </Button>
            </>
          )}
        </div>
        {retry.error && (
          <Note tone="danger" role="alert" className={styles.note}>
            {failureText(i18n, retry.error)}
          </Note>
        )}
        <StageList passed={upload.stages} stopped />
      </div>
    </Page>
  );
}

type FailureExplanation = { what: string; next: string };

function useFailureWords(): Record<ReadingFailure, FailureExplanation> {
  const { t } = useLingui();
  return {
    encrypted: {
      what: t`The document is password-protected.`,
      next: t`Save a copy without the password and upload that one. We never ask for passwords.`,
    },
    damaged: {
      what: t`This file is damaged or incomplete and can’t be opened.`,
      next: t`Export it again from the program you wrote it in, then upload the new file.`,
    },
    unsupported: {
      what: t`The file isn’t really a PDF or a Word document.`,
      next: t`Export your CV as a PDF or DOCX file, then upload it.`,
    },
    tooLarge: {
      what: t`The document is too large once it’s opened.`,
      next: t`Make its images smaller or remove them, then upload it again.`,
    },
    tooManyPages: {
      what: t`The document has too many pages for a CV.`,
      next: t`Upload only your CV, without your portfolio or certificates.`,
    },
    tooComplex: {
      what: t`The document’s structure is too complex for us to read.`,
      next: t`Print it to a new PDF, or save it as DOCX, then upload it.`,
    },
    noText: {
      what: t`We couldn’t find any readable text, not even in the images.`,
      next: t`If your CV is a scan, scan it again with more light. Better still, export it from the program you wrote it in.`,
    },
    timeout: {
      what: t`Reading the document took too long, so we stopped.`,
      next: t`Your document is safe. Try again in a little while.`,
    },
    failed: {
      what: t`Something went wrong on our side while we were reading your CV.`,
      next: t`Your document is safe. Try again; if the problem continues, upload it in another format.`,
    },
  };
}
