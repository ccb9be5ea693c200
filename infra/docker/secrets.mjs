// The secrets of an installation under compose.yaml: what exists, and which container gets what. Names in capitals are variables of the
// product; the others are files that a server reads.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";

export const keyId = "rt-es256-1";
const passwords = [
  "postgres-admin",
  "postgres-owner",
  "postgres-api",
  "postgres-worker",
  "valkey",
  "rabbitmq-api",
  "rabbitmq-worker",
  "s3",
];

/** Creates the missing secrets in a folder; returns all of them by name. It never replaces a secret. */
export function makeSecrets(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync(process.execPath, [new URL("../orbita/make-secrets.mjs", import.meta.url).pathname, folder]);
  const create = (name, text) => {
    const path = join(folder, name);
    if (!existsSync(path)) writeFileSync(path, text(), { mode: 0o600, flag: "wx" });
    return [name, readFileSync(path, "utf8")];
  };
  const key = () =>
    generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" });
  return Object.fromEntries([
    ...passwords.map((name) => create(name, () => randomBytes(24).toString("hex"))),
    create(`${keyId}.pem`, key),
    ...["token-keys.json", "session-key", "inner-secret"].map((name) => create(name)),
  ]);
}

const database = (user, password, server) => `postgres://${user}:${password}@${server}/orbita`;

/** Files of each container: only what it reads. `rabbitmq` also has its configuration, see servers.mjs. */
export function secretsByContainer(all) {
  const broker = (user) => `${user}:${all[`rabbitmq-${user}`]}`;
  const files = { AWS_SECRET_ACCESS_KEY: all.s3 };
  const sessions = { SESSION_KEY: all["session-key"] };
  return {
    api: {
      ...files,
      ...sessions,
      INNER_SECRET: all["inner-secret"],
      DATABASE_URL: database("orbita_api", all["postgres-api"], "postgres:5432"),
      DATABASE_POOL_URL: database("orbita_api", all["postgres-api"], "pgbouncer:6432"),
      VALKEY_URL: `redis://default:${all.valkey}@valkey:6379/0`,
      RABBITMQ_URL: `amqp://${broker("api")}@rabbitmq:5672/rt`,
      "token-keys.json": all["token-keys.json"],
      [`${keyId}.pem`]: all[`${keyId}.pem`],
    },
    worker: {
      ...files,
      ...sessions,
      DATABASE_URL: database("orbita_worker", all["postgres-worker"], "postgres:5432"),
      RABBITMQ_URL: `amqp://${broker("worker")}@rabbitmq:5672/rt`,
      RABBITMQ_MANAGEMENT_URL: `http://${broker("worker")}@rabbitmq:15672`,
    },
    web: { INNER_SECRET: all["inner-secret"] },
    operator: {
      ...files,
      DATABASE_URL: database("orbita", all["postgres-owner"], "postgres:5432"),
      POSTGRES_ADMIN_URL: `postgres://postgres:${all["postgres-admin"]}@postgres:5432/postgres`,
    },
    postgres: {
      admin: all["postgres-admin"],
      owner: all["postgres-owner"],
      api: all["postgres-api"],
      worker: all["postgres-worker"],
    },
    s3: { password: all.s3 },
  };
}
