import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InterviewState, InterviewFormat, SpaceInterview } from "@orbita/contract";
import type { BadgeProps } from "@orbita/ui/base/badge.tsx";
import type { MissingInput } from "./use-interview-proposal.ts";

export const interviewWayLabels: Record<InterviewFormat, MessageDescriptor> = {
  video: msg`Video`,
  onSite: msg`On site`,
  phone: msg`Phone`,
};

export const interviewStateLabels: Record<InterviewState, MessageDescriptor> = {
  proposed: msg`Times proposed`,
  noneFits: msg`No time works`,
  confirmed: msg`Booked`,
  moveAsked: msg`Reschedule requested`,
  held: msg({ message: "Completed", context: "interview" }),
  cancelled: msg({ message: "Cancelled", context: "interview" }),
  expired: msg`No reply`,
};

export const interviewStateTones: Record<InterviewState, BadgeProps["tone"]> = {
  proposed: "accent",
  noneFits: "warning",
  confirmed: "positive",
  moveAsked: "warning",
  held: "neutral",
  cancelled: "neutral",
  expired: "warning",
};

type StepKind = SpaceInterview["steps"][number]["kind"];
export const interviewStepLabels: Record<StepKind, MessageDescriptor> = {
  proposed: msg`Times proposed`,
  picked: msg`Time chosen`,
  noneFits: msg`None of the times work`,
  moveAsked: msg`Asked for another time`,
  cancelled: msg({ message: "Cancelled", context: "interview" }),
  expired: msg`No reply in time`,
};

/** Texts about the missing input of a proposal, shown beside the disabled submit button. */
export const missingInputLabels: Record<MissingInput, MessageDescriptor> = {
  times: msg`Choose at least two times`,
  link: msg`Enter the video call link`,
  address: msg`Enter the address`,
  people: msg`Add at least one interviewer`,
  about: msg`Enter the interview topics`,
};
