/**
 * PostgreSQL and socket error codes for a lost, refused or unavailable connection, and for a server that is shutting down or
 * starting up.
 */
const codes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08001",
  "08003",
  "08006",
  "08P01",
]);
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|server closed the connection|pgbouncer/i;

/**
 * True if PostgreSQL is unavailable, false if it rejected the statement. Callers choose between a "back soon" response and an
 * internal error.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return codes.has(String(code)) || messages.test(error.message);
}
