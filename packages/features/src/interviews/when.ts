import { dateLocale, type ServerLanguage } from "@orbita/contract";
import { withOrdinal } from "../kernel/rome-day.ts";

/** Formats a time in words in the given time zone, such as "martedì 17 novembre 2026 alle ore 09:30". */
export const whenIn = (language: ServerLanguage, zone: string, at: Date): string =>
  withOrdinal(
    language,
    new Intl.DateTimeFormat(dateLocale(language), {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: zone,
    }).format(at),
  );

/** Formats a short time for the subject of a mail, such as "mar 17 nov, 09:30". */
export const shortWhenIn = (language: ServerLanguage, zone: string, at: Date): string =>
  withOrdinal(
    language,
    new Intl.DateTimeFormat(dateLocale(language), {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: zone,
    }).format(at),
  );

/** The name of the time zone at that instant, such as "Ora standard dell’Europa centrale". */
export const zoneIn = (language: ServerLanguage, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(dateLocale(language), { timeZone: zone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;
