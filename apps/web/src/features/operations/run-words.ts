import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Run, RunLine, RunState, RunWhat } from "@orbita/contract";
import { blockReason } from "@orbita/contract/invoices/schema";
import { capital, formatCents, formatMonthName, formatWholeMonth } from "~/domain/invoices/format.ts";
import { blockWords } from "~/domain/invoices/labels.ts";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatCount, formatDayOfYear } from "~/shell/format/format.ts";
import { problemMessages } from "~/shell/form/problem-messages.ts";
import { indexWords } from "./index-words.ts";
import { routineWords } from "./routine-words.ts";

export const whatWords: Readonly<Record<RunWhat, MessageDescriptor>> = {
  ledgers: msg`Ledgers`,
  invoices: msg`Invoices`,
  payments: msg`Payments`,
  bulk: msg`Change of many`,
  export: msg`Export`,
  reindex: msg`Search index`,
  routine: msg`By the clock`,
};

export const stateWords: Readonly<Record<RunState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  running: msg({ message: "Running", context: "a run" }),
  done: msg({ message: "Succeeded", context: "a run" }),
  failed: msg({ message: "Failed", context: "a run" }),
  stopped: msg({ message: "Stopped", context: "a run" }),
};

const monthShape = /^\d{4}-\d\d$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const sameYear = (period: string, now: number): boolean => period.startsWith(String(new Date(now).getFullYear()));

function subjectWords(i18n: I18n, { what, subject }: Pick<Run, "what" | "subject">, now: number): string {
  const [period = "", space] = subject.split(" ");
  const alone = space ? `, ${i18n._(msg`one Space`)}` : "";
  if (monthShape.test(period))
    return (
      (sameYear(period, now) ? formatMonthName(i18n.locale, period) : formatWholeMonth(i18n.locale, period)) + alone
    );
  if (dayShape.test(period)) return formatDayOfYear(i18n.locale, noonOf(period)) + alone;
  const index = what === "reindex" ? indexWords[subject] : undefined;
  return index ? i18n._(index).toLowerCase() : subject;
}

/** The name of a run, such as "Invoices, October"; scheduled jobs have their own labels. */
export function runName(i18n: I18n, run: Pick<Run, "what" | "subject">, now: number): string {
  const routine = run.what === "routine" ? routineWords[run.subject] : undefined;
  if (routine) return i18n._(routine);
  const words = subjectWords(i18n, run, now);
  if (run.what === "routine") return words;
  return words ? `${i18n._(whatWords[run.what])}, ${words}` : i18n._(whatWords[run.what]);
}

/** Labels of the outcomes, by the server's names. */
const outcomeWords: Readonly<Record<string, MessageDescriptor>> = {
  ledgers: msg`Ledgers`,
  issued: msg`Invoices`,
  due: msg`Invoices to charge`,
  succeeded: msg`Succeeded`,
  processing: msg`The bank has not answered yet`,
  declined: msg`Refused by the bank`,
  toConfirm: msg`To be confirmed (3-D Secure)`,
  blocked: msg`Blocked: data missing`,
  skipped: msg`Done already or nothing to do, skipped`,
  totalCents: msg`Total`,
  documents: msg`Documents`,
  rows: msg`Rows`,
};

/** Outcomes highlighted as errors; those in `unsure` are highlighted as warnings. */
const bad: ReadonlySet<string> = new Set(["blocked", "declined"]);
const unsure: ReadonlySet<string> = new Set(["toConfirm"]);

export type Outcome = {
  name: string;
  label: string;
  value: string;
  tone: "danger" | "warning" | undefined;
  sum: boolean;
};

export function outcomesOf(i18n: I18n, { outcome }: Pick<Run, "outcome">): Outcome[] {
  return outcome.map(({ name, value }) => {
    const words = outcomeWords[name];
    const sum = name.endsWith("Cents");
    return {
      name,
      label: words ? i18n._(words) : capital(name),
      value: sum ? formatCents(i18n.locale, value) : formatCount(i18n.locale, value),
      tone: value === 0 ? undefined : bad.has(name) ? "danger" : unsure.has(name) ? "warning" : undefined,
      sum,
    };
  });
}

const noteWords: Readonly<Record<string, MessageDescriptor>> = {
  already: msg`Done already`,
  nothing: msg`Nothing to do`,
  paid: msg`Paid already`,
  credited: msg`Credited`,
  processing: msg`The bank has not answered yet`,
  requiresAction: msg`The bank wants the owner to confirm (3-D Secure)`,
  notCollected: msg`Not collected by itself`,
  notYet: msg`Waits for the day of its next try`,
  tooLittle: msg`Too little to be charged: it waits for the next one`,
  no_card: msg`There is no card`,
  "ledgers.wrong": msg`The ledger does not agree with its clicks`,
};

const isBlock = (note: string): note is keyof typeof blockWords =>
  (blockReason.options as readonly string[]).includes(note);

/** Our own error codes already have a message. */
const problemMessage = (code: string): MessageDescriptor | undefined =>
  Object.hasOwn(problemMessages, code) ? problemMessages[code as keyof typeof problemMessages] : undefined;

/** Why a run aborted: the message of a known error code, otherwise the raw text. */
export function problemWords(i18n: I18n, problem: string): string {
  const words = problemMessage(problem);
  return words ? i18n._(words) : problem;
}

/** Why a row was skipped or failed. Unknown codes are shown as they are, so that an admin can report them. */
export function noteOf(i18n: I18n, { note }: Pick<RunLine, "note">): string | null {
  if (note === null) return null;
  return note
    .split(",")
    .map((one) => {
      if (isBlock(one)) return i18n._(blockWords[one]);
      const words = noteWords[one] ?? problemMessage(one);
      return words ? i18n._(words) : one;
    })
    .join(" ");
}
