import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JobPost } from "@orbita/contract";
import { placeName } from "~/shell/format/place.ts";

type JobLocationFields = Pick<JobPost, "location" | "workplaceType" | "officePresence" | "remoteFrom">;

export const countryName = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale, "en"], { type: "region" }).of(code) ?? code;

/**
 * The place of work, for example "Genova (GE), hybrid, 40% on site", "Remote, Italy" or "Cagliari (CA), on site".
 * Null if no place is set yet.
 */
export function whereOf(
  i18n: I18n,
  { location, workplaceType, officePresence, remoteFrom }: JobLocationFields,
): string | null {
  if (workplaceType === "workplace_type_full_remote") {
    const place = remoteFrom && (remoteFrom.region ?? countryName(i18n.locale, remoteFrom.country));
    return place ? i18n._(msg`Remote, ${place}`) : i18n._(msg`Remote`);
  }
  const city = location && placeName(location);
  if (!city) return null;
  if (workplaceType === "workplace_type_office_presence") return i18n._(msg`${city}, on site`);
  if (workplaceType !== "workplace_type_hybrid") return city;
  return officePresence ? i18n._(msg`${city}, hybrid, ${officePresence}% on site`) : i18n._(msg`${city}, hybrid`);
}
