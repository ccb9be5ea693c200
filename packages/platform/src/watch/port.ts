/** Health checks of the servers that the API uses and PostgreSQL has no data about. Each resolves if its server responds. */
export type Watch = Readonly<Record<"rabbitmq" | "valkey" | "storage" | "scanner", () => Promise<void>>>;
