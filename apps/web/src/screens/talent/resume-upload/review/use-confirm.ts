import { useLingui } from "@lingui/react/macro";
import type { Decisions, Resume, ResumeUploadReview } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { resumeQuery } from "~/domain/resumes/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { uploadsKey } from "~/domain/resume-uploads/queries.ts";
import type { ProposalCounts } from "~/domain/resume-uploads/proposal-state.ts";

type ConfirmOptions = {
  upload: ResumeUploadReview;
  resume: Resume;
  decisions: Decisions;
  counts: ProposalCounts;
  save: () => Promise<boolean>;
};

/** Writes the accepted values into the profile. Opens a dialog first if any proposal is undecided. */
export function useConfirm({ upload, resume, decisions, counts, save }: ConfirmOptions) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // Saves pending decisions first, because the confirmation closes the review.
      await save();
      return answered(
        api().resumeUploads.confirm({ params: { id: upload.id }, body: { version: resume.version, decisions } }),
      );
    },
    onSuccess: async (changed) => {
      queries.setQueryData(resumeQuery.queryKey, changed);
      await navigate({ to: "/resume" });
      void queries.invalidateQueries({ queryKey: uploadsKey });
      showToast({ message: t`CV added to your profile` });
    },
    onError: (failure) => {
      setAsking(false);
      // Refetches the resume, so that the user reviews the proposals against its current version.
      if (hasCode(failure, "resume.changedMeanwhile"))
        void queries.invalidateQueries({ queryKey: resumeQuery.queryKey });
    },
  });
  return {
    asking,
    busy: isPending,
    error,
    ask: () => (counts.open > 0 || counts.unplaced > 0 ? setAsking(true) : mutate()),
    close: () => setAsking(false),
    run: () => mutate(),
  };
}
