import type { I18n } from "@lingui/core";
import { formatWholeMonth } from "~/domain/invoices/format.ts";
import { monthsBefore } from "~/domain/invoices/months.ts";
import { addDays, noonOf, romeDay } from "~/shell/calendar/rome-days.ts";
import { formatDay } from "~/shell/format/format.ts";
import type { BillingStep } from "./triggers.ts";

/** The last `count` days in Rome time, newest first, starting with yesterday. */
export const daysBefore = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addDays(romeDay(now), -1 - back));

const offered = { day: 62, month: 24 };

export const periodsOf = ({ of }: Pick<BillingStep, "of">, now: number): string[] =>
  of === "day" ? daysBefore(now, offered.day) : monthsBefore(now, offered.month);

/**
 * Whether a run's period is a month.
 * The scheduler runs whole months, even for triggers where an admin picks a day, so a run can have either.
 */
const isMonth = (period: string): boolean => period.length === 7;

export const formatRunPeriod = (i18n: I18n, period: string): string =>
  isMonth(period) ? formatWholeMonth(i18n.locale, period) : formatDay(i18n.locale, noonOf(period));
