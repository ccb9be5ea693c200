import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EntityField } from "@orbita/contract/back-office/entity";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { isLastDays, type RelativeDateRange } from "~/domain/back-office/list-state.ts";

const lastDaysLabels: Record<RelativeDateRange, ReturnType<typeof msg>> = {
  last1: msg`today`,
  last7: msg`last 7 days`,
  last30: msg`last 30 days`,
  last365: msg`last 365 days`,
};

/** Labels of the relative date ranges as menu items, which begin with a capital letter. */
export const lastDaysChoices: Record<RelativeDateRange, ReturnType<typeof msg>> = {
  last1: msg`Today`,
  last7: msg`Last 7 days`,
  last30: msg`Last 30 days`,
  last365: msg`Last 365 days`,
};

function spanWords({ locale }: I18n, field: EntityField, value: string): string {
  const [from = "", to = ""] = value.split("..");
  const write = (text: string) => {
    if (text === "") return "…";
    return field.kind === "date" ? formatDay(locale, noonOf(text)) : formatCount(locale, Number(text));
  };
  return from === to ? write(from) : `${write(from)} – ${write(to)}`;
}

/** The label of an active filter, for example "Scope: talent". For a boolean only the value's label, for example "Enabled". */
export function describeFilter(i18n: I18n, field: EntityField, value: string): string {
  const name = pickAdminLabel(field.words, i18n.locale);
  const known = field.values?.[value];
  if (known)
    return field.kind === "boolean"
      ? pickAdminLabel(known, i18n.locale)
      : `${name}: ${pickAdminLabel(known, i18n.locale)}`;
  if (isLastDays(value)) return `${name}: ${i18n._(lastDaysLabels[value])}`;
  if (field.kind === "date" || field.kind === "number") return `${name}: ${spanWords(i18n, field, value)}`;
  return `${name}: ${value.length > 12 ? `${value.slice(0, 8)}…` : value}`;
}
