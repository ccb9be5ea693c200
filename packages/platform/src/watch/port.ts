/**
 * Health checks of servers that the API uses; each resolves if its server responds. The state of all other servers is derived from
 * data in PostgreSQL.
 */
export type HealthChecks = Readonly<Record<"rabbitmq" | "valkey" | "storage" | "scanner", () => Promise<void>>>;
