import { Client } from "pg";

const textOf = (statement: unknown): string => {
  const text = typeof statement === "string" ? statement : (statement as { text?: unknown }).text;
  return String(text).replaceAll(/\s+/g, " ");
};

/** The SQL statements that this process sends to PostgreSQL while `run` runs, in order, without their parameters. */
export async function recordStatements(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const query = Client.prototype.query;
  Client.prototype.query = function record(this: Client, ...given: unknown[]) {
    statements.push(textOf(given[0]));
    return Reflect.apply(query, this, given) as never;
  } as typeof query;
  try {
    await run();
  } finally {
    Client.prototype.query = query;
  }
  return statements;
}
