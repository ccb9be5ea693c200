import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClosingOutcome, JobPostStatus, OwnJobPost } from "@orbita/contract";
import type { BadgeProps } from "@orbita/ui/base/badge.tsx";

type PostStatusBadge = {
  label: MessageDescriptor;
  tone: NonNullable<BadgeProps["tone"]>;
  dot: NonNullable<BadgeProps["dot"]>;
};

/** Each status has a label and a shape, so that users can distinguish statuses without colour. */
export const statusStyles: Record<JobPostStatus, PostStatusBadge> = {
  draft: { label: msg`Draft`, tone: "neutral", dot: "ring" },
  published: { label: msg({ message: "Published", context: "state of a job" }), tone: "positive", dot: "solid" },
  suspended: { label: msg`Suspended`, tone: "warning", dot: "solid" },
  unpublished: { label: msg({ message: "Closed", context: "state of a job" }), tone: "neutral", dot: "solid" },
  deleted: { label: msg`Deleted`, tone: "danger", dot: "solid" },
};

export const outcomeLabels: Record<ClosingOutcome, { title: MessageDescriptor; hint: MessageDescriptor }> = {
  hired: { title: msg`Someone was hired`, hint: msg`Through this job.` },
  filledInternally: { title: msg`Filled internally`, hint: msg`By someone who already worked at the company.` },
  cancelled: { title: msg`Cancelled`, hint: msg`The position no longer exists.` },
};

/** Labels of a closed post's outcome, for a row of the list. */
export const outcomeTexts: Record<NonNullable<OwnJobPost["outcome"]>, MessageDescriptor> = {
  hired: msg`Someone was hired`,
  filledInternally: msg`Filled internally`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
};
