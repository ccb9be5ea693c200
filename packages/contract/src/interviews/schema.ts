import { z } from "zod";
import { reader } from "../applications/schema.ts";
import { id, instant, words } from "../kernel/fields.ts";
import { interviewSides, interviewState } from "./states.ts";
import { timeZone } from "./time-zone.ts";

export const interviewLimits = {
  slots: { min: 2, max: 8 },
  minutes: [15, 30, 45, 60, 90],
  members: { max: 6 },
  about: { max: 500 },
  place: { max: 300 },
  words: { max: 500 },
  /** Proposed times may be at most this many days ahead. */
  aheadDays: 90,
  /** The longest period for which busy times are returned. */
  busyDays: 31,
} as const;

export const interviewWays = ["video", "onSite", "phone"] as const;
export const interviewWay = z.enum(interviewWays);
export type InterviewFormat = z.output<typeof interviewWay>;
export const interviewMinutes = z.literal([...interviewLimits.minutes]);
export const interviewStepKinds = ["proposed", "picked", "noneFits", "moveAsked", "cancelled", "expired"] as const;

const moment = instant.refine((at) => Date.parse(at) % 60_000 === 0, "field.invalid");
const isLink = (place: string): boolean => URL.canParse(place) && new URL(place).protocol === "https:";

const proposalFields = {
  slots: z
    .array(moment)
    .min(interviewLimits.slots.min)
    .max(interviewLimits.slots.max)
    .refine((slots) => new Set(slots.map((at) => Date.parse(at))).size === slots.length, "field.invalid"),
  minutes: interviewMinutes,
  way: interviewWay,
  /** A link for a video call or an address; optional for a phone call. */
  place: z.string().trim().max(interviewLimits.place.max).nullable().default(null),
  /** User ids of the participating members of the Space. */
  with: z
    .array(id)
    .min(1)
    .max(interviewLimits.members.max)
    .refine((ids) => new Set(ids).size === ids.length, "field.invalid"),
  about: words({ max: interviewLimits.about.max }),
  /** Deadline for the talent's answer. It must be before the first of the proposed times. */
  answerBy: instant,
  zone: timeZone,
};

type ProposalInput = { slots: string[]; way: InterviewFormat; place: string | null; answerBy: string };
function checkProposal({ slots, way, place, answerBy }: ProposalInput, context: z.RefinementCtx): void {
  if (way !== "phone" && !place)
    context.addIssue({ code: "custom", message: "field.required", path: ["place"], input: place });
  if (way === "video" && place && !isLink(place))
    context.addIssue({ code: "custom", message: "field.invalid", path: ["place"], input: place });
  if (slots.some((at) => Date.parse(at) <= Date.parse(answerBy)))
    context.addIssue({ code: "custom", message: "field.invalid", path: ["answerBy"], input: answerBy });
}

export const newInterview = z
  .strictObject({
    ...proposalFields,
    applicationId: id.nullable().default(null),
    contactRequestId: id.nullable().default(null),
    /** Option: also moves the application to the state `interview`, if it has not reached that state yet. */
    moveOn: z.boolean().default(false),
  })
  .superRefine((given, context) => {
    checkProposal(given, context);
    if ((given.applicationId === null) === (given.contactRequestId === null))
      context.addIssue({ code: "custom", message: "field.invalid", path: ["applicationId"], input: null });
  })
  .meta({ id: "NewInterview" });
export type NewInterview = z.input<typeof newInterview>;

const version = z.int().min(1);
export const interviewProposal = z
  .strictObject({ ...proposalFields, version })
  .superRefine(checkProposal)
  .meta({ id: "InterviewProposal" });
export type InterviewProposal = z.input<typeof interviewProposal>;

export const interviewPick = z
  .strictObject({ startsAt: instant, version, zone: timeZone })
  .meta({ id: "InterviewPick" });
/** A message with an answer: why no proposed time fits, why the interview should be moved, or why it is cancelled. */
export const interviewWords = z
  .strictObject({ words: words({ max: interviewLimits.words.max }), version, zone: timeZone })
  .meta({ id: "InterviewWords" });

const step = z.object({
  kind: z.enum(interviewStepKinds),
  side: z.enum(interviewSides),
  /** The name of the person who took the step; null for automatic steps, and for members whose name the reader may not see. */
  by: z.string().nullable(),
  words: z.string().nullable(),
  /** The time that the talent picked; null for other steps. */
  startsAt: instant.nullable(),
  at: instant,
});

const common = {
  id,
  state: interviewState,
  /** A slot is `free` if it is in the future and all participants are still available. */
  slots: z.array(z.object({ startsAt: instant, free: z.boolean() })),
  minutes: z.int(),
  way: interviewWay,
  place: z.string().nullable(),
  about: z.string(),
  answerBy: instant,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** The title of the job post or of the contact request. */
  title: z.string(),
  applicationId: id.nullable(),
  contactRequestId: id.nullable(),
  steps: z.array(step),
  at: instant,
  version: z.int(),
};

/** An interview as the talent sees it. */
export const myInterview = z
  .object({
    ...common,
    space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }),
    with: z.array(reader),
  })
  .meta({ id: "MyInterview" });
export type MyInterview = z.output<typeof myInterview>;

/** An interview as the Space sees it. While the application is blind, it shows only the candidate's code. */
export const spaceInterview = z
  .object({
    ...common,
    jobPostId: id.nullable(),
    talent: z.object({ name: z.string().nullable(), code: z.string().nullable() }),
    with: z.array(z.object({ id, name: z.string(), profileImage: id.nullable() })),
  })
  .meta({ id: "SpaceInterview" });
export type SpaceInterview = z.output<typeof spaceInterview>;

export const busyTime = z.object({ userId: id, startsAt: instant, endsAt: instant }).meta({ id: "BusyTime" });
export type BusyTime = z.output<typeof busyTime>;
