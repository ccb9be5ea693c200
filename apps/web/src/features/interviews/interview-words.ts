import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InterviewState, InterviewWay, SpaceInterview } from "@orbita/contract";
import type { BadgeProps } from "@orbita/ui/base/badge.tsx";
import type { Missing } from "./use-proposal.ts";

export const wayWords: Record<InterviewWay, MessageDescriptor> = {
  video: msg`Video`,
  onSite: msg`On site`,
  phone: msg`Phone`,
};

export const stateWords: Record<InterviewState, MessageDescriptor> = {
  proposed: msg`Times proposed`,
  noneFits: msg`No time fits`,
  confirmed: msg`Agreed`,
  moveAsked: msg`To be moved`,
  held: msg`Held`,
  cancelled: msg`Called off`,
  expired: msg`Not answered`,
};

export const stateTones: Record<InterviewState, BadgeProps["tone"]> = {
  proposed: "accent",
  noneFits: "warning",
  confirmed: "positive",
  moveAsked: "warning",
  held: "neutral",
  cancelled: "neutral",
  expired: "warning",
};

type StepKind = SpaceInterview["steps"][number]["kind"];
export const stepWords: Record<StepKind, MessageDescriptor> = {
  proposed: msg`Times proposed`,
  picked: msg`Time taken`,
  noneFits: msg`None of the times fits`,
  moveAsked: msg`Asked for another time`,
  cancelled: msg`Called off`,
  expired: msg`Nobody answered in time`,
};

/** Shown beside the disabled submit button. */
export const missingWords: Record<Missing, MessageDescriptor> = {
  times: msg`At least two times`,
  link: msg`The link to the video call is missing`,
  address: msg`The address is missing`,
  people: msg`Somebody has to be there`,
  about: msg`What you will talk about is missing`,
};
