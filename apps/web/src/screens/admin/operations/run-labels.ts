import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Run, RunLine, RunState, RunKind } from "@orbita/contract";
import { blockReason } from "@orbita/contract/invoices/schema";
import { formatCents, formatMonthName, formatWholeMonth } from "~/domain/invoices/format.ts";
import { blockReasonTexts } from "~/domain/invoices/labels.ts";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatCount, formatDayOfYear } from "~/shell/format/format.ts";
import { isKnownProblem, problemMessage } from "~/shell/form/failure-text.ts";
import { entities, entityKinds } from "@orbita/contract/back-office/entities/index";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { indexLabels } from "./index-labels.ts";
import { routineLabel } from "./routine-labels.ts";

export const runKindLabels: Readonly<Record<RunKind, MessageDescriptor>> = {
  ledgers: msg`Click logs`,
  invoices: msg`Invoices`,
  payments: msg`Payments`,
  bulk: msg`Bulk edit`,
  export: msg`Export`,
  reindex: msg`Search index`,
  routine: msg({ message: "Scheduled", context: "a run" }),
};

export const runStateLabels: Readonly<Record<RunState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  running: msg({ message: "Running", context: "a run" }),
  done: msg({ message: "Succeeded", context: "a run" }),
  failed: msg({ message: "Failed", context: "a run" }),
  stopped: msg({ message: "Stopped", context: "a run" }),
};

const monthShape = /^\d{4}-\d\d$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const sameYear = (period: string, now: number): boolean => period.startsWith(String(new Date(now).getFullYear()));

/** The label of a run's subject: a month, a day, a search index or a kind of record. Null for an unknown subject. */
function subjectLabel(i18n: I18n, { what, subject }: Pick<Run, "what" | "subject">, now: number): string | null {
  const [period = ""] = subject.split(" ");
  if (monthShape.test(period))
    return sameYear(period, now) ? formatMonthName(i18n.locale, period) : formatWholeMonth(i18n.locale, period);
  if (dayShape.test(period)) return formatDayOfYear(i18n.locale, noonOf(period));
  const index = what === "reindex" ? indexLabels[subject] : undefined;
  if (index) return i18n._(index).toLowerCase();
  const kind = entityKinds.find((one) => one === subject);
  return kind ? pickAdminLabel(entities[kind].words.many, i18n.locale) : null;
}

/** The name of a run, such as "Invoices, October". Scheduled jobs have their own labels. */
export function runName(i18n: I18n, run: Pick<Run, "what" | "subject">, now: number): string {
  if (run.what === "routine") return i18n._(routineLabel(run.subject));
  const kind = i18n._(runKindLabels[run.what]);
  const subject = subjectLabel(i18n, run, now);
  if (subject === null) return kind;
  const isOfOneSpace = run.subject.includes(" ");
  return isOfOneSpace ? i18n._(msg`${kind}, ${subject}, one Space`) : i18n._(msg`${kind}, ${subject}`);
}

/** Labels of a run's outcome figures, by the names that the server sends. */
const outcomeWords: Readonly<Record<string, MessageDescriptor>> = {
  ledgers: msg`Click logs`,
  issued: msg`Invoices`,
  due: msg`Invoices to charge`,
  succeeded: msg`Succeeded`,
  processing: msg`The bank hasn’t responded yet`,
  declined: msg`Declined by the bank`,
  toConfirm: msg`Needs confirmation (3-D Secure)`,
  blocked: msg`Blocked (data missing)`,
  skipped: msg`Skipped (already done or nothing to do)`,
  totalCents: msg`Total`,
  documents: msg`Documents`,
  rows: msg`Rows`,
};

/** Outcome figures that are highlighted as errors. Those in `unsure` are highlighted as warnings. */
const bad: ReadonlySet<string> = new Set(["blocked", "declined"]);
const unsure: ReadonlySet<string> = new Set(["toConfirm"]);

export type RunOutcome = {
  name: string;
  label: string;
  value: string;
  tone: "danger" | "warning" | undefined;
  sum: boolean;
};

export function listOutcomes(i18n: I18n, { outcome }: Pick<Run, "outcome">): RunOutcome[] {
  return outcome.map(({ name, value }) => {
    const words = outcomeWords[name];
    const sum = name.endsWith("Cents");
    return {
      name,
      label: i18n._(words ?? msg`Other results`),
      value: sum ? formatCents(i18n.locale, value) : formatCount(i18n.locale, value),
      tone: value === 0 ? undefined : bad.has(name) ? "danger" : unsure.has(name) ? "warning" : undefined,
      sum,
    };
  });
}

const noteWords: Readonly<Record<string, MessageDescriptor>> = {
  already: msg`Already done`,
  nothing: msg`Nothing to do`,
  paid: msg`Already paid`,
  credited: msg({ message: "Credited", context: "an invoice" }),
  processing: msg`The bank hasn’t responded yet`,
  requiresAction: msg`The bank needs an owner to confirm (3-D Secure)`,
  notCollected: msg`Not collected automatically`,
  notYet: msg`Next attempt not due yet`,
  tooLittle: msg`Too little to charge: the amount stays due`,
  no_card: msg`No card saved`,
  "ledgers.wrong": msg`The click log doesn’t match its clicks`,
};

const isBlock = (note: string): note is keyof typeof blockReasonTexts =>
  (blockReason.options as readonly string[]).includes(note);

/** Why a run aborted: the message of a known error code. An unknown error is added as it is, so that an admin can report it. */
export const describeProblem = (i18n: I18n, problem: string): string => {
  if (isKnownProblem(i18n, problem)) return problemMessage(i18n, problem);
  return problem ? i18n._(msg`Unexpected error (${problem})`) : i18n._(msg`Unexpected error`);
};

/** Why a row was skipped or failed. */
export function describeNote(i18n: I18n, { note }: Pick<RunLine, "note">): string | null {
  if (note === null) return null;
  return note
    .split(",")
    .map((one) => {
      if (isBlock(one)) return i18n._(blockReasonTexts[one]);
      const words = noteWords[one];
      return words ? i18n._(words) : describeProblem(i18n, one);
    })
    .join(" ");
}
