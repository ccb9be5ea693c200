import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";

/** State of a service: working, slow or partly available, unavailable, or switched off on purpose. */
export const light = z.enum(["ok", "warn", "down", "off"]);
export type ServiceHealth = z.output<typeof light>;

export const serverFact = z.enum([
  "instances",
  "p95Ms",
  "cpuPercent",
  "ms",
  "connections",
  "sizeMegabytes",
  "replicaSeconds",
  "channels",
  "nodes",
  "unassignedShards",
  "sentPercent",
]);
export type ServerMetric = z.output<typeof serverFact>;

export const serverState = z.object({
  name: z.enum([
    "api",
    "web",
    "worker",
    "postgres",
    "rabbitmq",
    "opensearch",
    "valkey",
    "storage",
    "scanner",
    "mail",
    "model",
    "payments",
  ]),
  light,
  /** A few metrics of the server, each with a code and a number; the operations page has the labels. */
  facts: z.array(z.object({ name: serverFact, value: z.number() })).max(3),
});
export type ServerState = z.output<typeof serverState>;

export const queueState = z.object({
  name: z.string(),
  ready: z.int(),
  active: z.int(),
  perMinute: z.number(),
  oldestSeconds: z.number().nullable(),
  dead: z.int(),
});
export type QueueState = z.output<typeof queueState>;

export const deadLetter = z.object({
  id: z.string(),
  queue: z.string(),
  at: instant,
  tries: z.int(),
  /** The error message and the ids of the records concerned, without names, addresses or file contents. */
  error: z.string(),
  about: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type DeadLetter = z.output<typeof deadLetter>;

export const indexState = z.object({
  name: z.string(),
  rows: z.int(),
  /** Number of documents in the index; null while the search engine does not respond. */
  documents: z.int().nullable(),
  /**
   * Number of table rows without a search document, plus documents without a row. Outdated documents are not counted; they show as
   * lag of the outbox relay.
   */
  behind: z.int(),
  building: id.nullable(),
});
export type IndexState = z.output<typeof indexState>;

export const maintenanceLimits = { message: { max: 300 } } as const;
export const maintenance = z
  .object({
    on: z.boolean(),
    /** The planned times at which maintenance starts and ends automatically; null if none is planned. */
    from: instant.nullable(),
    until: instant.nullable(),
    message: z.object({
      it: words({ min: 0, max: maintenanceLimits.message.max }),
      en: words({ min: 0, max: maintenanceLimits.message.max }),
    }),
    version: z.int(),
  })
  .meta({ id: "Maintenance" });
export type Maintenance = z.output<typeof maintenance>;

export const maintenanceChange = maintenance.partial({ on: true, from: true, until: true, message: true }).strict();
export type MaintenanceChange = z.output<typeof maintenanceChange>;

/** Maintenance as everybody sees it. `on` is true while the platform is closed, whether manually or as planned. */
export const publicMaintenance = maintenance
  .pick({ on: true, from: true, until: true, message: true })
  .extend({ now: instant });
export type PublicMaintenance = z.output<typeof publicMaintenance>;

export const operations = z
  .object({
    at: instant,
    servers: z.array(serverState),
    queues: z.array(queueState),
    deadLetters: z.array(deadLetter),
    relay: z.array(z.object({ destination: z.string(), depth: z.int(), lagSeconds: z.number() })),
    indexes: z.array(indexState),
    mail: z.object({ sent: z.int(), deferred: z.int(), failed: z.int(), since: instant }),
    maintenance,
  })
  .meta({ id: "Operations" });
export type OperationsStatus = z.output<typeof operations>;

export const mailDelivery = z
  .object({
    id,
    at: instant,
    template: z.string(),
    /** The recipient's user id, if they have an account. */
    userId: id.nullable(),
    state: z.enum(["sent", "deferred", "failed"]),
    tries: z.int(),
    answer: z.string().nullable(),
  })
  .meta({ id: "MailDelivery" });
export type MailDelivery = z.output<typeof mailDelivery>;
