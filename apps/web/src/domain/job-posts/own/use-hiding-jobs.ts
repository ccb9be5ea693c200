import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { hasCode } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";
import type { JobSummary } from "../public/find-jobs.ts";
import { setMark, useJobMarks } from "./job-marks.ts";

export type HideableJob = Pick<JobSummary, "id" | "title" | "spaceId"> & { space: { name: string } };

/** How long the user can undo from the message, in milliseconds. Settings list what is hidden for as long as it is. */
const undoMs = 10_000;

/**
 * Hides a job, or all jobs of its Space, from the user's job search, and shows them again. Each change reloads the list and can be
 * undone from its message.
 */
export function useHidingJobs({ id, title, spaceId, space: { name } }: HideableJob) {
  const { t } = useLingui();
  const router = useRouter();
  const userId = useMe()?.id;
  const marks = useJobMarks();

  const put = async (kind: "hiddenJobs" | "hiddenSpaces", hidden: boolean): Promise<void> => {
    if (!userId) return;
    const ofSpace = kind === "hiddenSpaces";
    try {
      await setMark(userId, kind, ofSpace ? spaceId : id, hidden);
    } catch (error) {
      showToast({
        message: hasCode(error, "jobMark.tooMany")
          ? t`You’ve reached the limit of hidden jobs or Spaces. Show some of them again in your privacy settings.`
          : hidden
            ? t`We couldn’t hide the job. Try again in a moment.`
            : t`We couldn’t show the job again. Try again in a moment.`,
      });
      return;
    }
    const { job, ...rest } = router.state.location.search as Record<string, unknown>;
    // Closes the hidden job if it is open beside the list.
    if (hidden && job === id) await router.navigate({ to: "/jobs", search: rest, replace: true, resetScroll: false });
    await router.invalidate();
    showToast({
      icon: hidden ? IconEyeOff : IconEye,
      lifetime: undoMs,
      message: ofSpace
        ? hidden
          ? t`Jobs from ${name} hidden`
          : t`Jobs from ${name} shown again`
        : hidden
          ? t`“${title}” hidden`
          : t`“${title}” shown again`,
      action: { label: t`Undo`, run: () => void put(kind, !hidden) },
    });
  };

  return {
    isJobHidden: marks?.hiddenJobs.has(id) ?? false,
    isSpaceHidden: marks?.hiddenSpaces.has(spaceId) ?? false,
    setJobHidden: (hidden: boolean) => put("hiddenJobs", hidden),
    setSpaceHidden: (hidden: boolean) => put("hiddenSpaces", hidden),
  };
}
