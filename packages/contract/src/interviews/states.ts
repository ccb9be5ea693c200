import { z } from "zod";

/** `held` is never written: one that was agreed on and whose time is over. */
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
export type InterviewSide = (typeof interviewSides)[number];
export const interviewActs = ["propose", "pick", "ask", "cancel", "expire"] as const;
export type InterviewAct = (typeof interviewActs)[number];

type Outcomes = Readonly<Partial<Record<InterviewSide, Readonly<Partial<Record<InterviewAct, InterviewState>>>>>>;

/**
 * Who may do what with an interview, and what it is then: the whole table. Asking for other times gives up nothing: a time that
 * was agreed on stands until members propose others. What is over stays so; a new one is made instead.
 */
const transitions: Readonly<Record<InterviewState, Outcomes>> = {
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

/** Undefined where it cannot be done. */
export const interviewAfter = (
  state: InterviewState,
  side: InterviewSide,
  act: InterviewAct,
): InterviewState | undefined => transitions[state][side]?.[act];

/** Somebody still has to say or to come: no second one is made beside it. */
export const liveInterviews = [
  "proposed",
  "noneFits",
  "confirmed",
  "moveAsked",
] as const satisfies readonly InterviewState[];
export const isLiveInterview = (state: InterviewState): boolean =>
  (liveInterviews as readonly InterviewState[]).includes(state);

/** A time is agreed on: members are busy then, calendars know of it, people are reminded. */
export const isAgreed = (state: InterviewState): boolean => state === "confirmed" || state === "moveAsked";
