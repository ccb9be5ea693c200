import { parsePhoneNumberFromString } from "libphonenumber-js";

/** E.164 if the number fits a country's numbering plan (Italy if there is no country code); otherwise unchanged. */
export function storedPhone(written: string): string {
  const parsed = parsePhoneNumberFromString(written, "IT");
  return parsed?.isPossible() ? parsed.number : written;
}
