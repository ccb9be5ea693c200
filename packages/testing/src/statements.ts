import { Client } from "pg";

const textOf = (statement: unknown): string => {
  const text = typeof statement === "string" ? statement : (statement as { text?: unknown }).text;
  return String(text).replaceAll(/\s+/g, " ");
};

type Query = (this: Client, ...given: unknown[]) => unknown;

/** The SQL statements that this process sends to PostgreSQL while `run` runs, in order, without their parameters. */
export async function recordStatements(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function record(...given) {
    statements.push(textOf(given[0]));
    return Reflect.apply(query, this, given);
  };
  try {
    await run();
  } finally {
    prototype.query = query;
  }
  return statements;
}
