import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApplicationTimelineEntry } from "@orbita/contract";
import type { RejectionReason } from "@orbita/contract/applications/states";
import { stateNames } from "~/domain/applications/state-names.ts";

/** Reasons for a rejection, as both sides see them. */
export const rejectionReasonLabels: Record<RejectionReason, MessageDescriptor> = {
  requirement: msg`A requirement is missing`,
  closerPeople: msg`Other candidates are a closer match`,
  positionGone: msg`Position closed`,
  other: msg({ message: "Other", context: "reason of a rejection" }),
};
const isReason = (text: string): text is RejectionReason => Object.hasOwn(rejectionReasonLabels, text);

/** The reason of a step. A known reason is a code and has a label; any other reason is free text. */
export const reasonOf = ({ reason }: Pick<ApplicationTimelineEntry, "reason">): MessageDescriptor | string | null =>
  reason !== null && isReason(reason) ? rejectionReasonLabels[reason] : reason;

/** Title of a step. A move has the default name of its state, which the talent sees too, not the Space's own stage name. */
export function stepTitle({ kind, to }: Pick<ApplicationTimelineEntry, "kind" | "to">): MessageDescriptor {
  if (kind === "revealed") return msg`Name and photo shown to the Space`;
  if (kind === "hidden") return msg`Removed from the Space’s lists`;
  if (kind === "undone") return msg`Move undone`;
  return stateNames[to];
}
