import { z } from "zod";

/** `held` is never stored: it is an agreed interview whose time is over. */
export const interviewStates = [
  "proposed",
  "noneFits",
  "confirmed",
  "moveAsked",
  "held",
  "cancelled",
  "expired",
] as const;
export const interviewState = z.enum(interviewStates);
export type InterviewState = z.output<typeof interviewState>;

export const interviewSides = ["member", "talent", "system"] as const;
export type InterviewActor = (typeof interviewSides)[number];
export const interviewActs = ["propose", "pick", "ask", "cancel", "expire"] as const;
export type InterviewAction = (typeof interviewActs)[number];

type InterviewTransitions = Readonly<
  Partial<Record<InterviewActor, Readonly<Partial<Record<InterviewAction, InterviewState>>>>>
>;

/**
 * All allowed actions by state and side, with the resulting state. An agreed time stays valid when the talent asks for other
 * times, until members propose new ones. Held and cancelled interviews are final; members create new ones.
 */
const transitions: Readonly<Record<InterviewState, InterviewTransitions>> = {
  proposed: {
    member: { propose: "proposed", cancel: "cancelled" },
    talent: { pick: "confirmed", ask: "noneFits", cancel: "cancelled" },
    system: { expire: "expired", cancel: "cancelled" },
  },
  noneFits: {
    member: { propose: "proposed", cancel: "cancelled" },
    talent: { cancel: "cancelled" },
    system: { cancel: "cancelled" },
  },
  confirmed: {
    member: { propose: "proposed", cancel: "cancelled" },
    talent: { ask: "moveAsked", cancel: "cancelled" },
    system: { cancel: "cancelled" },
  },
  moveAsked: {
    member: { propose: "proposed", cancel: "cancelled" },
    talent: { cancel: "cancelled" },
    system: { cancel: "cancelled" },
  },
  expired: { member: { propose: "proposed" } },
  held: {},
  cancelled: {},
};

/** The state after an action of one side; undefined if the action is not allowed. */
export const interviewAfter = (
  state: InterviewState,
  side: InterviewActor,
  act: InterviewAction,
): InterviewState | undefined => transitions[state][side]?.[act];

/**
 * States in which a response or the interview itself is pending. A second interview for the same application or contact request
 * is refused.
 */
export const liveInterviews = [
  "proposed",
  "noneFits",
  "confirmed",
  "moveAsked",
] as const satisfies readonly InterviewState[];
export const isLiveInterview = (state: InterviewState): boolean =>
  (liveInterviews as readonly InterviewState[]).includes(state);

/**
 * Whether a time is agreed: the participating members are busy then, calendars contain the interview, and participants are
 * reminded.
 */
export const isAgreed = (state: InterviewState): boolean => state === "confirmed" || state === "moveAsked";
