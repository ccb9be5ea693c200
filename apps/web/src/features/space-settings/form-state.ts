import type { OwnSpace } from "@orbita/contract";
import { changedFields, isSame, spaceFields, valuesOf, type SpaceField, type SpaceValues } from "./space-values.ts";

export type FormState = {
  /** The latest known version of the Space. */
  server: OwnSpace;
  /** The values of `server`; unsaved changes are the difference from these. */
  base: SpaceValues;
  values: SpaceValues;
  /** Another member's changes while this page is open, and their author. Shown until dismissed. */
  news: { by: string | null; fields: readonly SpaceField[] } | null;
  /** Fields changed here and elsewhere to different values. The user decides which value wins. */
  clashes: readonly SpaceField[];
};

export function begin(server: OwnSpace): FormState {
  const base = valuesOf(server);
  return { server, base, values: base, news: null, clashes: [] };
}

const put = <F extends SpaceField>(into: SpaceValues, field: F, from: Partial<SpaceValues>): void => {
  into[field] = from[field] as SpaceValues[F];
};

const stillOpen = ({ base, values, clashes }: FormState): readonly SpaceField[] =>
  clashes.filter((field) => !isSame(field, base, values));

/**
 * Takes over a newer version of the Space in the fields without unsaved input. `sent` holds the values of our own save, which
 * are no news; input newer than that save stays too.
 */
export function adopt(form: FormState, newer: OwnSpace, sent: Partial<SpaceValues> = {}): FormState {
  const next = valuesOf(newer);
  const values = { ...form.values };
  const news: SpaceField[] = [];
  const clashes = new Set<SpaceField>();
  for (const field of spaceFields) {
    const ours = field in sent;
    if (!ours && !isSame(field, form.base, next)) news.push(field);
    if (isSame(field, form.values, ours ? sent : form.base)) put(values, field, next);
    else if (!ours && news.includes(field) && !isSame(field, form.values, next)) clashes.add(field);
  }
  const adopted: FormState = { ...form, server: newer, base: next, values };
  adopted.clashes = [...new Set([...stillOpen(adopted), ...clashes])];
  if (news.length > 0) adopted.news = { by: newer.changedBy, fields: news };
  return adopted;
}

/** Applies user input. */
export function type(form: FormState, change: Partial<SpaceValues>): FormState {
  const typed = { ...form, values: { ...form.values, ...change } };
  return { ...typed, clashes: stillOpen(typed) };
}

/** Resets these fields to the saved values. */
export function revert(form: FormState, fields: readonly SpaceField[]): FormState {
  const values = { ...form.values };
  for (const field of fields) put(values, field, form.base);
  return { ...form, values, clashes: form.clashes.filter((field) => !fields.includes(field)) };
}

export type KeptChanges = { from: Partial<SpaceValues>; to: Partial<SpaceValues> };

/** Restores a kept draft. Fields that changed on the server since are reported as conflicts. */
export function resume(form: FormState, { from, to }: KeptChanges): FormState {
  const values = { ...form.values };
  const fields = spaceFields.filter((field) => field in to);
  for (const field of fields) put(values, field, to);
  const clashes = fields.filter((field) => !isSame(field, from, form.base) && !isSame(field, values, form.base));
  return {
    ...form,
    values,
    clashes,
    news: clashes.length > 0 ? { by: form.server.changedBy, fields: clashes } : form.news,
  };
}

export const unsaved = ({ base, values }: FormState): SpaceField[] => changedFields(base, values);

/** The old and new values of these fields, to keep as a draft on the device. */
export function keptChanges({ base, values }: FormState, fields: readonly SpaceField[]): KeptChanges {
  const pick = (all: SpaceValues): Partial<SpaceValues> =>
    Object.fromEntries(fields.map((field) => [field, all[field]]));
  return { from: pick(base), to: pick(values) };
}
