import type { I18n } from "@lingui/core";
import { formatWholeMonth } from "~/domain/invoices/format.ts";
import { monthsBefore } from "~/features/billing-admin/months.ts";
import { addDays, noonOf, romeDay } from "~/shell/calendar/rome-days.ts";
import { formatDay } from "~/shell/format/format.ts";
import type { Trigger } from "./triggers.ts";

/** Past days in Rome time, newest first, starting with yesterday. */
export const daysBefore = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addDays(romeDay(now), -1 - back));

const offered = { day: 62, month: 24 };

export const periodsOf = ({ of }: Pick<Trigger, "of">, now: number): string[] =>
  of === "day" ? daysBefore(now, offered.day) : monthsBefore(now, offered.month);

/** The scheduler closes whole months, even for triggers where an admin picks a day; runs can have either period. */
const isMonth = (period: string): boolean => period.length === 7;

export const periodWords = (i18n: I18n, period: string): string =>
  isMonth(period) ? formatWholeMonth(i18n.locale, period) : formatDay(i18n.locale, noonOf(period));
