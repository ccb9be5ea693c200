import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { Resume } from "@orbita/contract";
import { pendingUploadOf, type PendingUpload } from "@orbita/contract/resume-uploads/pending-upload";
import { proposalsOf } from "@orbita/contract/resume-uploads/proposals";
import { useQuery } from "@tanstack/react-query";
import { formatCount } from "~/shell/format/format.ts";
import { drawnStages } from "./drawn-stages.ts";
import { uploadQuery, uploadsQuery } from "./queries.ts";
import { countProposals } from "./proposal-state.ts";
import { useLiveUploads } from "./use-live-uploads.ts";

export type PendingUploadNotice = {
  upload: PendingUpload;
  title: string;
  text: string;
  /** Label of the link to the upload's page. */
  action: string;
  /** Number of passed stages out of all stages while the document is read, otherwise null. */
  progress: { passed: number; total: number; label: string } | null;
};

/** The texts for an upload that waits for its owner; undefined while loading, null if there is none. */
export function usePendingUpload(resume: Resume): PendingUploadNotice | null | undefined {
  const { t, i18n } = useLingui();
  const refetchInterval = useLiveUploads();
  const { data: uploads, isError } = useQuery({ ...uploadsQuery, refetchInterval });
  const upload = uploads ? pendingUploadOf(uploads) : null;
  const isReady = upload?.state === "ready";
  const review = useQuery({ ...uploadQuery(upload?.id ?? ""), enabled: isReady });
  if (!uploads) return isError ? null : undefined;
  if (!upload) return null;
  const { name } = upload;

  if (upload.state === "reading") {
    const stages = drawnStages(upload.stages);
    const passed = stages.filter((stage) => upload.stages.some((past) => past.stage === stage));
    return {
      upload,
      title: t`We’re reading your CV`,
      text: t`You can review it here as soon as it’s ready.`,
      action: t`See progress`,
      progress: {
        passed: passed.length,
        total: stages.length,
        label: t`Reading ${name}, step ${formatCount(i18n.locale, passed.length)} of ${formatCount(i18n.locale, stages.length)}`,
      },
    };
  }
  if (upload.state === "failed")
    return {
      upload,
      title: t`We couldn’t read your CV`,
      text: t`See what went wrong with ${name}, then try again or upload another file.`,
      action: t`See why`,
      progress: null,
    };

  if (review.isPending) return undefined;
  const reading = review.data?.reading;
  const counts = reading && countProposals(proposalsOf(reading, resume), reading, review.data?.decisions ?? {});
  const fields = counts?.proposed ?? 0;
  const left = counts?.open ?? 0;
  return {
    upload,
    title: counts
      ? t`${plural(fields, { one: "Your CV is ready: # field to review", other: "Your CV is ready: # fields to review" })}`
      : t`Your CV is ready for review`,
    text:
      counts && left < fields
        ? t`${plural(left, { one: "You still have # field to review.", other: "You still have # fields to review." })}`
        : t`We’ve read ${name}. Nothing will be added to your profile until you confirm it.`,
    action: t({ message: "Review", context: "an uploaded CV" }),
    progress: null,
  };
}
