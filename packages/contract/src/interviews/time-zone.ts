import { z } from "zod";

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
/** As the browser names it: "Europe/Rome". What mails say is said in it. */
export const timeZone = z.string().max(64).refine(isTimeZone, "field.invalid");
