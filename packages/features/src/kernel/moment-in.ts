import { dateLocale, type ServerLanguage } from "@orbita/contract";
import { withOrdinal } from "./rome-day.ts";

/** Formats a day and time with the time zone, such as "17 novembre 2026 alle ore 09:30 CET". */
export const momentIn = (language: ServerLanguage, zone: string, at: Date): string =>
  withOrdinal(
    language,
    new Intl.DateTimeFormat(dateLocale(language), {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: zone,
      timeZoneName: "short",
    }).format(at),
  );
