import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClosingOutcome, JobPostStatus, OwnJobPost } from "@orbita/contract";
import type { BadgeProps } from "@orbita/ui/base/badge.tsx";

type PostStatusBadge = {
  label: MessageDescriptor;
  tone: NonNullable<BadgeProps["tone"]>;
  dot: NonNullable<BadgeProps["dot"]>;
};

/** A status has a label and a shape, so that it does not depend on colour. */
export const statusLooks: Record<JobPostStatus, PostStatusBadge> = {
  draft: { label: msg`Draft`, tone: "neutral", dot: "ring" },
  published: { label: msg({ message: "Published", context: "state of a job" }), tone: "positive", dot: "solid" },
  suspended: { label: msg`Suspended`, tone: "warning", dot: "solid" },
  unpublished: { label: msg({ message: "Closed", context: "state of a job" }), tone: "neutral", dot: "solid" },
  deleted: { label: msg`Deleted`, tone: "danger", dot: "solid" },
};

export const outcomeLabels: Record<ClosingOutcome, { title: MessageDescriptor; hint: MessageDescriptor }> = {
  hired: { title: msg`Somebody was hired`, hint: msg`Through this job post.` },
  filledInternally: { title: msg`Filled internally`, hint: msg`By somebody who was already there.` },
  cancelled: { title: msg`Cancelled`, hint: msg`The place no longer exists.` },
};

/** Labels of the outcomes in a list row. */
export const outcomeWords: Record<NonNullable<OwnJobPost["outcome"]>, MessageDescriptor> = {
  hired: msg`somebody was hired`,
  filledInternally: msg`filled internally`,
  cancelled: msg`cancelled`,
  expired: msg`expired`,
};
