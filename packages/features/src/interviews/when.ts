import { dateLocale, type ServerLanguage } from "@orbita/contract";

/** "martedì 17 novembre 2026 alle ore 09:30", in the given zone. */
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

/** The name of the zone at that instant: "Ora standard dell’Europa centrale". */
export const zoneIn = (language: ServerLanguage, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(dateLocale(language), { timeZone: zone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;
