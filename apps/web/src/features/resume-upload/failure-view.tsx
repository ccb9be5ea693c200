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
import styles from "./upload.module.css";

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
          <Trans>We could not read your CV</Trans>
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
                <Trans>Read it once more</Trans>
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
      what: t`The document is closed with a password.`,
      next: t`Save a copy without the password and upload that one. We never ask for passwords.`,
    },
    damaged: {
      what: t`The file is damaged or incomplete: it does not open.`,
      next: t`Export it again from the program it was written with, then upload it.`,
    },
    unsupported: {
      what: t`This is not a PDF or a Word document inside.`,
      next: t`Export your CV as PDF or DOCX, then upload it.`,
    },
    tooLarge: {
      what: t`The document is too large once it is opened.`,
      next: t`Make its pictures smaller or leave them out, then upload it.`,
    },
    tooManyPages: {
      what: t`The document has too many pages for a CV.`,
      next: t`Upload the CV alone, without portfolio and certificates.`,
    },
    tooComplex: {
      what: t`The document is built in a way that we cannot follow.`,
      next: t`Print it to a new PDF, or save it as DOCX, then upload it.`,
    },
    noText: {
      what: t`We found no text that can be read, not even in the pictures.`,
      next: t`If it is a scan, scan it again with more light. Better: export it from the program it was written with.`,
    },
    timeout: {
      what: t`The reading took too long and we stopped it.`,
      next: t`The document is safe. Try again in a little while.`,
    },
    failed: {
      what: t`Something went wrong while we were reading. The problem is ours.`,
      next: t`The document is safe. Try again; if it stays so, upload it in another format.`,
    },
  };
}
