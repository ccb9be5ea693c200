import { Trans, useLingui } from "@lingui/react/macro";
import type { ResumeReview } from "@orbita/contract";
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
import { useLiveUploads } from "./use-live-uploads.ts";

/** The page of an upload in any state: reading, failed, ready for review, confirmed or discarded. */
export function UploadedPage({ id }: { id: string }) {
  const refetchInterval = useLiveUploads();
  const { data, error, refetch } = useQuery({ ...uploadQuery(id), refetchInterval });
  if (data) return <Uploaded upload={data} />;
  return <Page as="main">{error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />}</Page>;
}

function Uploaded({ upload }: { upload: ResumeReview }) {
  if (upload.state === "reading") return <ProgressView upload={upload} />;
  if (upload.state === "failed") return <FailureView upload={upload} />;
  if (upload.state === "ready" && upload.reading) return <Ready upload={upload} reading={upload.reading} />;
  return <Settled state={upload.state} />;
}

function Ready({ upload, reading }: { upload: ResumeReview; reading: NonNullable<ResumeReview["reading"]> }) {
  const { data, error, refetch } = useResume();
  if (data) return <ReviewView upload={upload} reading={reading} resume={data} />;
  return <Page as="main">{error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />}</Page>;
}

const patienceMs = 400;

function Waiting() {
  return useDelayed(true, patienceMs) ? <PagePending /> : null;
}

/** A confirmed or discarded upload: no decision is left. */
function Settled({ state }: { state: ResumeReview["state"] }) {
  const { t } = useLingui();
  const confirmed = state === "confirmed";
  return (
    <Page as="main">
      <StateView
        page
        level={1}
        kind="emptyDocuments"
        title={confirmed ? t`This CV is in your profile` : t`This document is no longer here`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/resume" />}>
              <Trans>Open your CV</Trans>
            </ButtonLink>
            <ButtonLink link={<Link to="/resume/upload" />}>
              <Trans>Upload another</Trans>
            </ButtonLink>
          </>
        }
      >
        {confirmed ? (
          <Trans>What you accepted is there. A newer document is compared with it, field by field.</Trans>
        ) : (
          <Trans>It was thrown away, together with what we had read in it.</Trans>
        )}
      </StateView>
    </Page>
  );
}
