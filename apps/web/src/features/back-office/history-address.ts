import { entities, entityKinds, type EntityKind } from "@orbita/contract/back-office/entities/index";

/** What the history is narrowed by: a kind, one record, who did it. */
export type HistorySearch = {
  kind?: EntityKind | undefined;
  id?: string | undefined;
  by?: string | undefined;
};

export const historyAddress = (search: HistorySearch): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** The kind whose history a table keeps; many tables are nobody's. */
export const kindOfTable = (table: string): EntityKind | undefined =>
  entityKinds.find((kind) => entities[kind].history === table);
