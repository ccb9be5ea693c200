import type { InterviewFormat, SpaceInterview } from "@orbita/contract";
import { interviewLimits } from "@orbita/contract/interviews/schema";
import { dayAfter, instantOf, mondayOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";
import { useState } from "react";
import { ownZone } from "./clock.ts";

export type InterviewDuration = (typeof interviewLimits.minutes)[number];
/** Choices for the deadline of the candidate's answer, in minutes before the first proposed time. */
export const leads = [30, 120, 1_440, 2_880] as const;
const minute = 60_000;

const isLink = (place: string): boolean => /^https:\/\/\S+\.\S+/.test(place);

/** The first missing part of a proposal, without which it cannot be sent. */
export type MissingInput = "times" | "link" | "address" | "people" | "about";

/** The Monday of the first week to show: of this week, or from Friday on of the next week. */
function firstMonday(zone: string, now: number): string {
  const { day } = wallTimeAt(zone, new Date(now));
  const monday = mondayOf(day);
  return day >= dayAfter(monday, 4) ? dayAfter(monday, 7) : monday;
}

export type StageMovePolicy = "ask" | "always" | "never";
type UseInterviewProposalOptions = { me: string; before: SpaceInterview | null; now: number; moveOn: boolean };

/** The state of the form for an interview proposal, prefilled with the previous proposal. */
export function useInterviewProposal({ me, before, now, moveOn: initialMoveOn }: UseInterviewProposalOptions) {
  const zone = ownZone();
  const [monday, setMonday] = useState(() => firstMonday(zone, now));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [minutes, setMinutes] = useState<InterviewDuration>((before?.minutes as InterviewDuration | undefined) ?? 45);
  const [way, setWay] = useState<InterviewFormat>(before?.way ?? "video");
  const [place, setPlace] = useState(before?.place ?? "");
  const [people, setPeople] = useState<readonly string[]>(before?.with.map(({ id }) => id) ?? [me]);
  const [about, setAbout] = useState(before?.about ?? "");
  const [lead, setLead] = useState<number>(30);
  const [moveOn, setMoveOn] = useState(initialMoveOn);
  const slots = chosen.toSorted((a, b) => a - b).map((at) => new Date(at));
  const toggle = (at: Date) =>
    setChosen((all) =>
      all.includes(at.getTime())
        ? all.filter((one) => one !== at.getTime())
        : all.length < interviewLimits.slots.max
          ? [...all, at.getTime()]
          : all,
    );
  // The deadline of the answer. If the chosen deadline is already past, it is the middle between now and the first proposed time.
  const first = slots[0]?.getTime();
  const wanted = first === undefined ? null : first - lead * minute;
  const answerBy =
    first === undefined || wanted === null ? null : new Date(wanted > now + minute ? wanted : now + (first - now) / 2);
  const placed = way === "phone" || (way === "video" ? isLink(place.trim()) : place.trim() !== "");
  const missing: MissingInput | null =
    slots.length < interviewLimits.slots.min || answerBy === null
      ? "times"
      : !placed
        ? way === "video"
          ? "link"
          : "address"
        : people.length === 0
          ? "people"
          : about.trim() === ""
            ? "about"
            : null;
  const week = {
    from: instantOf(zone, { day: monday, minutes: 0 })!.toISOString(),
    until: instantOf(zone, { day: dayAfter(monday, 7), minutes: 0 })!.toISOString(),
  };
  const body = () => ({
    slots: slots.map((at) => at.toISOString()),
    minutes,
    way,
    place: place.trim() || null,
    with: [...people],
    about: about.trim(),
    answerBy: answerBy!.toISOString(),
    zone,
  });
  return {
    zone,
    monday,
    chosen,
    slots,
    minutes,
    way,
    place,
    people,
    about,
    lead,
    moveOn,
    answerBy,
    missing,
    week,
    setMonday,
    setWay,
    setPlace,
    setPeople,
    setAbout,
    setLead,
    setMoveOn,
    toggle,
    body,
    /** Sets the duration. With a longer duration the chosen times may overlap, so they are cleared. */
    setMinutes: (next: InterviewDuration) => {
      setMinutes(next);
      if (next > minutes) setChosen([]);
    },
  };
}
export type InterviewProposalForm = ReturnType<typeof useInterviewProposal>;
