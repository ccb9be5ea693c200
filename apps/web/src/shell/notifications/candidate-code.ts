import type { Notification } from "@orbita/contract";

/** The code of four characters of a candidate whose name is not revealed yet, or null if the notification has a name. */
export function codeOf({ data }: Notification): string | null {
  const who = data["who"] || data["code"] || "";
  return /^[0-9A-Z]{4}$/.test(who) ? who : null;
}
