// Reports what is missing or broken in an installation: servers, keys, disk, versions. Exits with 1 if there is a problem. It runs in the
// operator's container, which has the settings of the stores and the network of the servers.
import { statfs } from "node:fs/promises";
import { connect } from "node:net";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const { env } = process;
let problems = 0;

async function check(name, probe) {
  try {
    console.log(`  ok       ${name}${await probe().then((fact) => (fact ? `: ${fact}` : ""))}`);
  } catch (error) {
    problems++;
    console.log(
      `  PROBLEM  ${name}: ${
        String(error.stderr || error.message)
          .trim()
          .split("\n")[0]
      }`,
    );
  }
}

const answers = (host, port) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 3_000 }, () => resolve(socket.destroy() && ""));
    socket.once("timeout", () => reject(socket.destroy() && new Error("no answer within 3 s"))).once("error", reject);
  });
const responds = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`responds ${response.status}`);
  return response;
};
const sql = async (text) => (await run("psql", ["-XAtqc", text, env.DATABASE_URL], { timeout: 10_000 })).stdout.trim();

console.log(`Orbita ${env.ORBITA_VERSION}, Node ${process.version}`);
await check(
  "PostgreSQL",
  async () =>
    `${await sql("show server_version")}, ${await sql("select pg_size_pretty(pg_database_size(current_database()))")}`,
);
await check("migrations", async () => `${await sql("select count(*) || ', last ' || max(name) from migrations")}`);
await check("connections", async () =>
  sql("select count(*) || ' of ' || current_setting('max_connections') from pg_stat_activity"),
);
await check("PgBouncer", () => answers("pgbouncer", 6432));
await check("Valkey", () => answers("valkey", 6379));
await check("RabbitMQ", () => answers("rabbitmq", 5672));
await check("virus scanner", () => answers("clamav", 3310));
await check("file store", () =>
  answers(new URL(env.S3_ENDPOINT).hostname, Number(new URL(env.S3_ENDPOINT).port || 443)),
);
await check("OpenSearch", async () => {
  const { status, number_of_nodes: nodes } = await (await responds(`${env.OPENSEARCH_URL}/_cluster/health`)).json();
  if (status === "red") throw new Error("status red: an index is lost; the worker builds it again");
  return `${status}, nodes: ${nodes}`;
});
await check("mail server", async () => {
  if (!env.SMTP_URL) throw new Error("SMTP_URL is not set");
  const { hostname, port, protocol } = new URL(env.SMTP_URL);
  if (port === "1025") throw new Error("SMTP_URL leads to a mail catcher, which delivers nothing");
  return answers(hostname, Number(port || (protocol === "smtps:" ? 465 : 25)));
});
await check("free disk for backups", async () => {
  const { bavail, bsize, blocks } = await statfs("/backups");
  const share = Math.round((bavail / blocks) * 100);
  if (share < 15) throw new Error(`only ${share} % are free`);
  return `${Math.round((bavail * bsize) / 1e9)} GB`;
});
console.log(problems === 0 ? "Nothing is wrong." : `${problems} to solve.`);
process.exit(problems === 0 ? 0 : 1);
