import { dateLocale, type ServerLanguage } from "@orbita/contract";

/** "martedì 17 novembre 2026 alle ore 09:30": on the clock of that zone. */
export const whenIn = (language: ServerLanguage, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(dateLocale(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  }).format(at);

/** What that clock is called there, at that moment: "Ora standard dell’Europa centrale". */
export const zoneIn = (language: ServerLanguage, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(dateLocale(language), { timeZone: zone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;
