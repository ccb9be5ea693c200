import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EntityField } from "@orbita/contract/back-office/entity";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { inWords } from "~/shell/frames/admin-places.tsx";
import { isLastDays, type LastDays } from "./list-state.ts";

export const lastDaysWords: Record<LastDays, ReturnType<typeof msg>> = {
  last1: msg`today`,
  last7: msg`last 7 days`,
  last30: msg`last 30 days`,
  last365: msg`last year`,
};

function spanWords({ locale }: I18n, field: EntityField, value: string): string {
  const [from = "", to = ""] = value.split("..");
  const write = (text: string) => {
    if (text === "") return "…";
    return field.kind === "date" ? formatDay(locale, noonOf(text)) : formatCount(locale, Number(text));
  };
  return from === to ? write(from) : `${write(from)} – ${write(to)}`;
}

/** "Scope: talent"; for a boolean only the value's label: "Enabled". */
export function filterWords(i18n: I18n, field: EntityField, value: string): string {
  const name = inWords(field.words, i18n.locale);
  const known = field.values?.[value];
  if (known) return field.kind === "boolean" ? inWords(known, i18n.locale) : `${name}: ${inWords(known, i18n.locale)}`;
  if (isLastDays(value)) return `${name}: ${i18n._(lastDaysWords[value])}`;
  if (field.kind === "date" || field.kind === "number") return `${name}: ${spanWords(i18n, field, value)}`;
  return `${name}: ${value.length > 12 ? `${value.slice(0, 8)}…` : value}`;
}
