import type { BilingualLabel } from "../entity.ts";
import { actionLabels } from "./action-labels.ts";
import { hiringColumns } from "./hiring-columns.ts";
import { operationColumns } from "./operation-columns.ts";
import { peopleColumns } from "./people-columns.ts";
import { reasonLabels } from "./reason-labels.ts";
import { sharedColumns } from "./shared-columns.ts";
import { tableLabels } from "./table-labels.ts";

/** Code of the reason for a change that the server makes by itself; `reasonLabels` has its label. */
export type ReasonCode = keyof typeof reasonLabels;

/** Free text in which an administrator stated a reason. The history shows it unchanged. */
export type WrittenReason = string & { readonly isWritten: true };
export const writtenReason = (text: string): WrittenReason => text as WrittenReason;

/** Reason of an automatic change that names its cause: the SDI receipt of an invoice, or the moderation case about the record. */
type NamedReason = `SDI: ${string}` | `case ${string}: ${string}`;
export type HistoryReason = ReasonCode | NamedReason | WrittenReason;

const ownColumns = { ...peopleColumns, ...hiringColumns, ...operationColumns };

export const labelOfTable = (table: string): BilingualLabel | undefined => tableLabels[table];

export const labelOfColumn = (table: string, column: string): BilingualLabel | undefined =>
  ownColumns[table]?.[column] ?? sharedColumns[column];

const named: readonly { pattern: RegExp; label: (name: string) => BilingualLabel }[] = [
  { pattern: /^SDI: (.+)$/s, label: (kind) => ({ it: `Ricevuta SDI ${kind}`, en: `SDI receipt ${kind}` }) },
  {
    pattern: /^case \S+: (.+)$/s,
    label: (rule) => ({ it: `Decisione di moderazione (${rule})`, en: `Moderation decision (${rule})` }),
  },
];

function labelOfReason(reason: string): BilingualLabel {
  for (const { pattern, label } of named) {
    const name = pattern.exec(reason)?.[1];
    if (name) return label(name);
  }
  const labels: Readonly<Record<string, BilingualLabel>> = { ...reasonLabels, ...actionLabels };
  return (Object.hasOwn(labels, reason) && labels[reason]) || { it: reason, en: reason };
}

const separator = " · ";

/** Returns the label of a reason as stored in the history. Free text of an administrator before a reason code stays unchanged. */
export function describeReason(why: string): BilingualLabel {
  const at = why.lastIndexOf(separator);
  const [text, code] = at < 0 ? ["", why] : [why.slice(0, at + separator.length), why.slice(at + separator.length)];
  const { it, en } = labelOfReason(code);
  return { it: text + it, en: text + en };
}
