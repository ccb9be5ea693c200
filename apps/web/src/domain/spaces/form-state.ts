import type { OwnSpace } from "@orbita/contract";
import {
  changedFields,
  isSame,
  spaceFields,
  toSpaceValues,
  type SpaceFieldName,
  type SpaceValues,
} from "./space-values.ts";

export type FormState = {
  /** The latest known version of the Space. */
  server: OwnSpace;
  /** The saved values, from `server`. Fields that differ from them have unsaved changes. */
  base: SpaceValues;
  values: SpaceValues;
  /** Fields that another member changed while this page is open, and that member's name. Shown until dismissed. */
  news: { by: string | null; fields: readonly SpaceFieldName[] } | null;
  /** Fields that were changed both here and by another member, to different values. The user decides which value wins. */
  clashes: readonly SpaceFieldName[];
};

export function createFormState(server: OwnSpace): FormState {
  const base = toSpaceValues(server);
  return { server, base, values: base, news: null, clashes: [] };
}

const put = <F extends SpaceFieldName>(into: SpaceValues, field: F, from: Partial<SpaceValues>): void => {
  into[field] = from[field] as SpaceValues[F];
};

const stillOpen = ({ base, values, clashes }: FormState): readonly SpaceFieldName[] =>
  clashes.filter((field) => !isSame(field, base, values));

/**
 * Takes over a newer version of the Space. Fields with unsaved input keep that input.
 * `sent` has the values of our own save. They are not reported as another member's changes, and input typed since that save stays.
 */
export function adoptNewer(form: FormState, newer: OwnSpace, sent: Partial<SpaceValues> = {}): FormState {
  const next = toSpaceValues(newer);
  const values = { ...form.values };
  const news: SpaceFieldName[] = [];
  const clashes = new Set<SpaceFieldName>();
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

/** Applies user input to the state of the Space's form. */
export function type(form: FormState, change: Partial<SpaceValues>): FormState {
  const typed = { ...form, values: { ...form.values, ...change } };
  return { ...typed, clashes: stillOpen(typed) };
}

/** Resets the given fields of the Space's form to the saved values. */
export function revert(form: FormState, fields: readonly SpaceFieldName[]): FormState {
  const values = { ...form.values };
  for (const field of fields) put(values, field, form.base);
  return { ...form, values, clashes: form.clashes.filter((field) => !fields.includes(field)) };
}

export type DraftChanges = { from: Partial<SpaceValues>; to: Partial<SpaceValues> };

/** Restores a draft that an earlier visit stored. Fields that changed on the server since then are reported as conflicts. */
export function resume(form: FormState, { from, to }: DraftChanges): FormState {
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

export const unsaved = ({ base, values }: FormState): SpaceFieldName[] => changedFields(base, values);

/** The old and new values of the given fields, to be stored as a draft in this browser. */
export function toDraftChanges({ base, values }: FormState, fields: readonly SpaceFieldName[]): DraftChanges {
  const pick = (all: SpaceValues): Partial<SpaceValues> =>
    Object.fromEntries(fields.map((field) => [field, all[field]]));
  return { from: pick(base), to: pick(values) };
}
