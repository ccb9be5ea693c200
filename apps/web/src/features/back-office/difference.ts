import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Entity, EntityField } from "@orbita/contract/back-office/entity";
import { formatMoment } from "~/shell/format/moment.ts";
import { inWords } from "~/shell/frames/admin-places.tsx";

type Values = Readonly<Record<string, unknown>> | null;
export type Changed = { before: Values; after: Values };

export type FieldChange = {
  column: string;
  name: string;
  /** The formatted value; null when it was, or is, empty. */
  from: string | null;
  to: string | null;
  /** The history records that the value changed, but not the value itself. */
  hidden: boolean;
};

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Technical columns, left out of the difference. */
const silent = ["id", "version", "created_at", "updated_at"];
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const fieldAt = (entity: Entity | undefined, column: string): EntityField | undefined =>
  Object.entries(entity?.fields ?? {}).find(([name, field]) => (field.column ?? snake(name)) === column)?.[1];

/** A column without a described field is labelled by its own name, with spaces for underscores. */
const nameOf = (i18n: I18n, field: EntityField | undefined, column: string): string =>
  field ? inWords(field.words, i18n.locale) : column.replaceAll("_", " ");

function written(i18n: I18n, field: EntityField | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return i18n._(value ? msg`yes` : msg`no`);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const known = field?.values?.[text];
  if (known) return inWords(known, i18n.locale);
  if (instantShape.test(text)) return formatMoment(i18n.locale, text, Date.now());
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** The difference of a change, one line per column, with formatted values before and after. */
export function linesOf(i18n: I18n, entity: Entity | undefined, { before, after }: Changed): FieldChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns
    .filter((column) => !silent.includes(column))
    .map((column) => {
      const field = fieldAt(entity, column);
      const [from, to] = [before?.[column], after?.[column]];
      return {
        column,
        name: nameOf(i18n, field, column),
        from: written(i18n, field, from),
        to: written(i18n, field, to),
        hidden: from === "hidden" || to === "hidden",
      };
    })
    .filter(({ from, to }) => from !== null || to !== null);
}

/** Whether a change enabled or disabled the record; the change is then titled after it. */
export function switched({ before, after }: Changed): "enabled" | "disabled" | null {
  if (before === null || after === null || typeof after["enabled"] !== "boolean") return null;
  return after["enabled"] ? "enabled" : "disabled";
}
