import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { TalentHome, WaitingItem } from "@orbita/contract";
import { ownZone } from "~/domain/interviews/clock.ts";
import { calendarDaysUntil, fullDay } from "./home-days.ts";

type Props = { home: TalentHome; now: number };

const deadlineOf = (item: WaitingItem): string[] => ("dueAt" in item ? [item.dueAt] : []);

/** The day, and in one sentence what is due first and what else waits. */
export function DueSentence({ home: { waiting, resume }, now }: Props) {
  const { t, i18n } = useLingui();
  const zone = ownZone();
  const today = fullDay(i18n.locale, zone, now);
  const date = today.charAt(0).toLocaleUpperCase(i18n.locale) + today.slice(1);
  const due = waiting.flatMap(deadlineOf);
  const first = due[0];
  if (first === undefined) return `${date}. ${withoutDeadline()}`;

  const days = calendarDaysUntil(zone, first, now);
  const choices = due.filter((at) => calendarDaysUntil(zone, at, now) === days).length;
  const others = waiting.length - choices;
  return `${date}. ${days <= 0 ? dueToday() : days === 1 ? dueTomorrow() : dueOn(fullDay(i18n.locale, zone, first))}`;

  function withoutDeadline(): string {
    const count = waiting.length;
    if (count > 0)
      return t`${plural(count, { one: "One thing is waiting for you, with no deadline.", other: "# things are waiting for you, with no deadline." })}`;
    return resume.empty ? t`Let’s start with your CV.` : t`Nothing is waiting for you.`;
  }
  function dueToday(): string {
    if (others === 0)
      return t`${plural(choices, { one: "You have one choice to make by the end of today.", other: "You have # choices to make by the end of today." })}`;
    return t`You have ${plural(choices, { one: "one choice", other: "# choices" })} to make by the end of today, and ${plural(others, { one: "one other thing is", other: "# other things are" })} waiting.`;
  }
  function dueTomorrow(): string {
    if (others === 0)
      return t`${plural(choices, { one: "You have one choice to make by tomorrow.", other: "You have # choices to make by tomorrow." })}`;
    return t`You have ${plural(choices, { one: "one choice", other: "# choices" })} to make by tomorrow, and ${plural(others, { one: "one other thing is", other: "# other things are" })} waiting.`;
  }
  function dueOn(day: string): string {
    if (others === 0)
      return t`${plural(choices, { one: `You have one choice to make by ${day}.`, other: `You have # choices to make by ${day}.` })}`;
    return t`You have ${plural(choices, { one: "one choice", other: "# choices" })} to make by ${day}, and ${plural(others, { one: "one other thing is", other: "# other things are" })} waiting.`;
  }
}
