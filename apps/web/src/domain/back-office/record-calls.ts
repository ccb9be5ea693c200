import { featureOf, type EntityKind } from "@orbita/contract/back-office/entities/index";
import type {
  EntityDescription,
  EntityHistoryEntry,
  EntityRecord,
  StatementOfReasons,
} from "@orbita/contract/back-office/entity";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ownCalls } from "./own-calls.ts";

/** A record's id and the admin's reason for the call. An empty reason is not sent. */
export type RecordRequest = { id: string; reason: string };

/** The API calls on one record. */
export type RecordCalls = {
  read: (wanted: RecordRequest) => Promise<EntityRecord>;
  history: (wanted: RecordRequest) => Promise<EntityHistoryEntry[]>;
  change: (wanted: RecordRequest, body: { version: number }) => Promise<unknown>;
  remove: (wanted: RecordRequest) => Promise<unknown>;
  enable: (wanted: RecordRequest, flag: boolean, statement: StatementOfReasons | null) => Promise<unknown>;
};

/** The API routes that are generated from an entity kind's definition. */
export const routesOf = (kind: string) => api()[featureOf(kind as EntityKind)];

const why = (reason: string) => (reason ? { reason } : {});

const describedCalls = (kind: string): RecordCalls => {
  const routes = routesOf(kind);
  return {
    read: ({ id, reason }) => answered(routes.read({ params: { id } }, why(reason))),
    history: ({ id, reason }) => answered(routes.history({ params: { id } }, why(reason))),
    change: ({ id, reason }, body) => answered(routes.change({ params: { id }, body }, { reason })),
    remove: ({ id, reason }) => answered(routes.remove({ params: { id } }, { reason })),
    enable: ({ id, reason }, flag, statement) =>
      answered(routes.enable({ params: { id, flag: flag ? "true" : "false" }, body: { statement } }, { reason })),
  };
};

export const callsOf = ({ kind, ownRoutes }: EntityDescription): RecordCalls =>
  (ownRoutes && ownCalls[kind]) || describedCalls(kind);
