import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { serveChild } from "./child.ts";

/**
 * The baseline server: sends the same statements, independent ones in parallel, and returns their rows as JSON, without a
 * framework.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
type PreparedSqlStatement = { name: string; text: string; values: unknown[] };
const questions = JSON.parse(process.env["STATEMENTS"]!) as Record<string, PreparedSqlStatement[]>;

const server = createServer((request, response) => {
  request.resume();
  const answer = async () => {
    const all = await Promise.all(
      questions[request.url!.slice(1)]!.map(async (statement) => (await pool.query(statement)).rows as unknown[]),
    );
    response.setHeader("content-type", "application/json").end(JSON.stringify(all));
  };
  void answer();
});
server.listen(0, "127.0.0.1", () => serveChild(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
