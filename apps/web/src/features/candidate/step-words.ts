import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApplicationStep } from "@orbita/contract";
import type { RejectionReason } from "@orbita/contract/applications/states";
import { stateNames } from "~/domain/applications/state-words.ts";

/** Reasons for a rejection, as both sides see them. */
export const reasonWords: Record<RejectionReason, MessageDescriptor> = {
  requirement: msg`A requirement is missing`,
  closerPeople: msg`Other people are closer to the role`,
  positionGone: msg`The position is gone`,
  other: msg({ message: "Other", context: "reason of a rejection" }),
};
const isReason = (text: string): text is RejectionReason => Object.hasOwn(reasonWords, text);

/** A known reason is a code and has a label; any other reason is free text. */
export const reasonOf = ({ reason }: Pick<ApplicationStep, "reason">): MessageDescriptor | string | null =>
  reason !== null && isReason(reason) ? reasonWords[reason] : reason;

/** Title of a step. It is the name of the state that the talent sees, not the Space's own stage name. */
export function stepTitle({ kind, to }: Pick<ApplicationStep, "kind" | "to">): MessageDescriptor {
  if (kind === "revealed") return msg`Name and photo shown to the Space`;
  if (kind === "hidden") return msg`Taken out of the Space’s lists`;
  if (kind === "undone") return msg`Taken back`;
  return stateNames[to];
}
