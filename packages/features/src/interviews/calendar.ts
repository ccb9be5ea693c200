import { productName } from "@orbita/contract";
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export type CalendarEntry = {
  readonly id: string;
  readonly sequence: number;
  readonly at: Date;
  readonly from: Date;
  readonly until: Date;
  readonly title: string;
  readonly words: string;
  readonly place: string | null;
  readonly link: string;
};

/**
 * The envelope of a calendar file that is emailed from the Space to one recipient. It contains no other addresses, because
 * recipients may not see them.
 */
export type CalendarDelivery = {
  readonly method: "REQUEST" | "CANCEL";
  readonly organizer: { readonly name: string; readonly email: string };
  readonly to: string;
};

/**
 * A calendar file with one event (RFC 5545). Times are in UTC: the same instant in every calendar, also across a clock change,
 * and without a time zone definition that could be wrong. The event has the id of its interview, so that later files replace
 * earlier ones.
 */
export function calendarFile(entry: CalendarEntry, sent: CalendarDelivery | null): string {
  const calendar = ical({ prodId: { company: productName, product: productName, language: "EN" } });
  if (sent) calendar.method(ICalCalendarMethod[sent.method]);
  calendar.createEvent({
    id: entry.id,
    sequence: entry.sequence,
    stamp: entry.at,
    start: entry.from,
    end: entry.until,
    summary: entry.title,
    description: entry.words,
    location: entry.place,
    url: entry.link,
    status: sent?.method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(sent && {
      organizer: { ...sent.organizer },
      attendees: [{ email: sent.to, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    }),
  });
  return calendar.toString();
}
