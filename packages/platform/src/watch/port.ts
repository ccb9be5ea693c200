/** Servers that the api speaks to and PostgreSQL cannot tell of: each is done when it answers. */
export type Watch = Readonly<Record<"rabbitmq" | "valkey" | "storage" | "scanner", () => Promise<void>>>;
