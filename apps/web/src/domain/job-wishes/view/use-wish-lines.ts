import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SharedJobWishes, WorkPermit } from "@orbita/contract";
import { occupationName } from "~/domain/skills/occupation-name.ts";
import { placeName } from "~/shell/format/place.ts";

export type WishLine = { term: string; value: string };

/** A talent's preferences for a job, as terms and values in the reader's language. Preferences that exclude no job have no line. */
export function useWishLines(): (wishes: SharedJobWishes) => WishLine[] {
  const { t, i18n } = useLingui();
  const permits = usePermitLabels();
  const notice = useNoticeLabel();
  const weeklyLabel = useWeeklyLabel();

  return (wishes) => {
    const { roles, place, workplaces, remoteShare, contracts, hours, weeklyHoursMin, weeklyHoursMax } = wishes;
    const labelsOf = (codes: readonly string[]) =>
      codes.map((code) => {
        const label = wishes.labels[code];
        return label ? (i18n.locale === "it" ? label.it : (label.en ?? label.it)) : code;
      });
    const list = (items: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(items);
    const weekly = weeklyLabel(weeklyHoursMin, weeklyHoursMax);
    const remote = remoteShare === null ? null : t`hybrid with at least ${remoteShare}% remote`;
    const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(", ");
    const lines = [
      { term: t`Roles`, value: list(roles.map((role) => occupationName(i18n, role))) },
      {
        term: t({ message: "Location", context: "place" }),
        value: place ? t`${placeName({ ...place, postalCode: null })}, within ${place.km} km` : "",
      },
      { term: t`Workplace`, value: joined(list(labelsOf(workplaces)), remote) },
      { term: t`Contract`, value: list(labelsOf(contracts)) },
      { term: t`Working hours`, value: joined(list(labelsOf(hours)), weekly) },
      { term: t`Notice period`, value: wishes.noticeDays === null ? "" : notice(wishes.noticeDays) },
      { term: t`Work permit`, value: wishes.permits.map((permit) => permits[permit]).join(", ") },
    ];
    return lines.filter(({ value }) => value !== "");
  };
}

/** The range of weekly hours; null if both ends are open. */
function useWeeklyLabel(): (least: number | null, most: number | null) => string | null {
  const { t } = useLingui();
  return (least, most) => {
    if (least !== null && most !== null)
      return t`from ${least} to ${plural(most, { one: "# hour per week", other: "# hours per week" })}`;
    if (least !== null) return t`at least ${plural(least, { one: "# hour per week", other: "# hours per week" })}`;
    if (most !== null) return t`at most ${plural(most, { one: "# hour per week", other: "# hours per week" })}`;
    return null;
  };
}

export function useNoticeLabel(): (days: number) => string {
  const { t } = useLingui();
  return (days) => (days === 0 ? t`Available right away` : t`${plural(days, { one: "# day", other: "# days" })}`);
}

/** Labels of the countries in which a person may work without a new permit. */
export function usePermitLabels(): Record<WorkPermit, string> {
  const { t } = useLingui();
  return {
    italy: t({ message: "Italy", context: "work permit" }),
    europeanUnion: t({ message: "European Union", context: "work permit" }),
    switzerland: t({ message: "Switzerland", context: "work permit" }),
    unitedKingdom: t({ message: "United Kingdom", context: "work permit" }),
  };
}
