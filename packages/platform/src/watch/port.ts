/**
 * Health checks of the servers that the API uses, except those that PostgreSQL has data about. Each check resolves if its server
 * responds.
 */
export type HealthChecks = Readonly<Record<"rabbitmq" | "valkey" | "storage" | "scanner", () => Promise<void>>>;
