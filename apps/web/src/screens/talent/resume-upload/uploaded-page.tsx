import { Trans, useLingui } from "@lingui/react/macro";
import type { ResumeUploadReview } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { useDelayed } from "@orbita/ui/hooks/use-delayed.ts";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useResume } from "~/domain/resumes/queries.ts";
import { PagePending } from "~/shell/states/page-pending.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { FailureView } from "./failure-view.tsx";
import { ProgressView } from "./progress/progress-view.tsx";
import { uploadQuery } from "~/domain/resume-uploads/queries.ts";
import { ReviewView } from "./review/review-view.tsx";
import { useLiveUploads } from "~/domain/resume-uploads/use-live-uploads.ts";

/** The page of an upload in any state: reading, failed, ready for review, confirmed or discarded. */
export function UploadedPage({ id }: { id: string }) {
  const refetchInterval = useLiveUploads();
  const { data, error, refetch } = useQuery({ ...uploadQuery(id), refetchInterval });
  if (data) return <Uploaded upload={data} />;
  return <Page as="main">{error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />}</Page>;
}

function Uploaded({ upload }: { upload: ResumeUploadReview }) {
  if (upload.state === "reading") return <ProgressView upload={upload} />;
  if (upload.state === "failed") return <FailureView upload={upload} />;
  if (upload.state === "ready" && upload.reading) return <Ready upload={upload} reading={upload.reading} />;
  return <Settled state={upload.state} />;
}

function Ready({
  upload,
  reading,
}: {
  upload: ResumeUploadReview;
  reading: NonNullable<ResumeUploadReview["reading"]>;
}) {
  const { data, error, refetch } = useResume();
  if (data) return <ReviewView upload={upload} reading={reading} resume={data} />;
  return <Page as="main">{error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />}</Page>;
}

const patienceMs = 400;

function Waiting() {
  return useDelayed(true, patienceMs) ? <PagePending /> : null;
}

/** Shown for a confirmed or discarded upload, which needs no further decision. */
function Settled({ state }: { state: ResumeUploadReview["state"] }) {
  const { t } = useLingui();
  const confirmed = state === "confirmed";
  return (
    <Page as="main">
      <StateView
        page
        level={1}
        kind="emptyDocuments"
        title={confirmed ? t`This CV is in your profile` : t`This document no longer exists`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/resume" />}>
              <Trans>Open your CV</Trans>
            </ButtonLink>
            <ButtonLink link={<Link to="/resume/upload" />}>
              <Trans>Upload another CV</Trans>
            </ButtonLink>
          </>
        }
      >
        {confirmed ? (
          <Trans>
            Your profile has everything you accepted. If you upload a newer document, we’ll compare it with your
            profile, field by field.
          </Trans>
        ) : (
          <Trans>The document was deleted, along with everything we had read in it.</Trans>
        )}
      </StateView>
    </Page>
  );
}
