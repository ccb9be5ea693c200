import { z } from "zod";

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
/** The browser's name of the time zone, such as "Europe/Rome". Mails give times in this zone. */
export const timeZone = z.string().max(64).refine(isTimeZone, "field.invalid");
