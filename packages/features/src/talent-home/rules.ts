import { talentHomeLimits as limits, type NextDate, type WaitingItem } from "@orbita/contract";

const deadlineOf = (item: WaitingItem): number => ("dueAt" in item ? Date.parse(item.dueAt) : Infinity);
const timeOf = (item: WaitingItem): number => ("at" in item ? Date.parse(item.at) : 0);

/** Sorts by deadline; items without a deadline come last, newest first. */
export const byDeadline = (items: readonly WaitingItem[]): WaitingItem[] =>
  items.toSorted((one, other) => {
    const [first, second] = [deadlineOf(one), deadlineOf(other)];
    return first === second ? timeOf(other) - timeOf(one) : first - second;
  });

const byDate = (dates: readonly NextDate[]): NextDate[] =>
  dates.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** All interviews and the first promised replies, by date. The limit keeps many late replies from hiding the interviews. */
export const nextDates = (replies: readonly NextDate[], interviews: readonly NextDate[]): NextDate[] =>
  byDate([...byDate(replies).slice(0, limits.replies), ...interviews]);
