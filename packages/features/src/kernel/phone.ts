import { parsePhoneNumberFromString } from "libphonenumber-js";

/** E.164 where a country's plan knows the number, Italy's if none is named; otherwise as it was written. */
export function storedPhone(written: string): string {
  const parsed = parsePhoneNumberFromString(written, "IT");
  return parsed?.isPossible() ? parsed.number : written;
}
