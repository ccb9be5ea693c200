import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EntityDescription, EntityField } from "@orbita/contract/back-office/entity";
import { describeReason, labelOfColumn } from "@orbita/contract/back-office/history/index";
import { formatMoment } from "~/shell/format/moment.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";

type FieldValues = Readonly<Record<string, unknown>> | null;
export type RecordChange = { before: FieldValues; after: FieldValues };

export type FieldChange = {
  column: string;
  name: string;
  /** The formatted old value in `from` and new value in `to`; null if empty. */
  from: string | null;
  to: string | null;
  /** True if the history records only that the value changed, not the value itself. */
  hidden: boolean;
};

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Technical columns, which are not listed as changes. */
const silent = ["id", "version", "created_at", "updated_at"];
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const fieldAt = (entity: EntityDescription | undefined, column: string): EntityField | undefined =>
  Object.entries(entity?.fields ?? {}).find(([name, field]) => (field.column ?? snake(name)) === column)?.[1];

/**
 * The label of a column: that of the entity's field, or else of the table's column. A column that only a newer server knows gets a general
 * label.
 */
function nameOf(i18n: I18n, field: EntityField | undefined, table: string, column: string): string {
  const label = field?.words ?? labelOfColumn(table, column);
  return label ? pickAdminLabel(label, i18n.locale) : i18n._(msg`Other data`);
}

function written(i18n: I18n, field: EntityField | undefined, column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return i18n._(value ? msg`yes` : msg`no`);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const known = field?.values?.[text];
  if (known) return pickAdminLabel(known, i18n.locale);
  if (column === "revoked_reason") return pickAdminLabel(describeReason(text), i18n.locale);
  if (instantShape.test(text)) return formatMoment(i18n.locale, text, Date.now());
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** The differences that a change made, one per column, with formatted values before and after. */
export function linesOf(
  i18n: I18n,
  entity: EntityDescription | undefined,
  { before, after, table = entity?.history ?? "" }: RecordChange & { table?: string },
): FieldChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns
    .filter((column) => !silent.includes(column))
    .map((column) => {
      const field = fieldAt(entity, column);
      const [from, to] = [before?.[column], after?.[column]];
      return {
        column,
        name: nameOf(i18n, field, table, column),
        from: written(i18n, field, column, from),
        to: written(i18n, field, column, to),
        hidden: from === "hidden" || to === "hidden",
      };
    })
    .filter(({ from, to }) => from !== null || to !== null);
}

/** Whether a change enabled or disabled the record; null if it did neither. The history uses the result as the title of the change. */
export function findSwitch({ before, after }: RecordChange): "enabled" | "disabled" | null {
  if (before === null || after === null || typeof after["enabled"] !== "boolean") return null;
  return after["enabled"] ? "enabled" : "disabled";
}
