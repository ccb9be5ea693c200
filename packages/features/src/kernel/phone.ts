import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * The phone number to store: in E.164 format if it fits a country's numbering plan (Italy if there is no country code), otherwise
 * unchanged.
 */
export function storedPhone(written: string): string {
  const parsed = parsePhoneNumberFromString(written, "IT");
  return parsed?.isPossible() ? parsed.number : written;
}
