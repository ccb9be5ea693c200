import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApplicationStep } from "@orbita/contract";
import type { RejectionReason } from "@orbita/contract/applications/states";
import { stateNames } from "~/features/application-state/state-words.ts";

/** Why somebody was not selected, as both sides read it. */
export const reasonWords: Record<RejectionReason, MessageDescriptor> = {
  requirement: msg`A requirement is missing`,
  closerPeople: msg`Other people are closer to the role`,
  positionGone: msg`The position is gone`,
  other: msg({ message: "Other", context: "reason of a rejection" }),
};
const isReason = (text: string): text is RejectionReason => Object.hasOwn(reasonWords, text);

/** Reasons are codes where we know them, and somebody's words where we do not. */
export const reasonOf = ({ reason }: Pick<ApplicationStep, "reason">): MessageDescriptor | string | null =>
  reason !== null && isReason(reason) ? reasonWords[reason] : reason;

/** What a step is called: the talent reads the state, so the member reads it here too. */
export function stepTitle({ kind, to }: Pick<ApplicationStep, "kind" | "to">): MessageDescriptor {
  if (kind === "revealed") return msg`Name and photo shown to the Space`;
  if (kind === "hidden") return msg`Taken out of the Space’s lists`;
  if (kind === "undone") return msg`Taken back`;
  return stateNames[to];
}
