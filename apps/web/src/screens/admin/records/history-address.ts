import { entities, entityKinds, type EntityKind } from "@orbita/contract/back-office/entities/index";

/** Filters of the change history: entity kind, record id, author of the change. */
export type HistorySearch = {
  kind?: EntityKind | undefined;
  id?: string | undefined;
  by?: string | undefined;
};

export const historyAddress = (search: HistorySearch): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** The entity kind that this database table belongs to; undefined for the many tables without an entity kind. */
export const kindOfTable = (table: string): EntityKind | undefined =>
  entityKinds.find((kind) => entities[kind].history === table);
