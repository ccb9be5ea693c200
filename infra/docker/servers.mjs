// Configuration files of the servers in compose.yaml, from the same templates as infra/services uses.
import { createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { keyId } from "./secrets.mjs";

const read = (name) => readFileSync(new URL(`../services/conf/${name}`, import.meta.url), "utf8");
const fill = (text, values) => text.replaceAll(/@([A-Z_]+)@/g, (_, name) => values[name]);

/**
 * Adapts the development configuration of RabbitMQ: listeners on loopback become listeners on the network, and the settings of RabbitMQ
 * 4.3, which 4.0 refuses, are no longer commented out.
 */
const forProduction = (conf) =>
  conf
    .replaceAll(/^listeners\.tcp\.1.*$/gm, "listeners.tcp.1 = 0.0.0.0:5672")
    .replaceAll(/^(\w+)\.tcp\.ip .*$/gm, "$1.tcp.ip = 0.0.0.0")
    .replaceAll(/^channel_max.*$/gm, "")
    .replaceAll(/^vm_memory_high_watermark\.absolute.*$/gm, "vm_memory_high_watermark.absolute = @MEMORY@")
    .replaceAll(/^# {3}(\S+ +=.*)$/gm, "$1");

/** A user for each process. The api only publishes and declares queues; the worker also closes them by the management API. */
function definitions(all) {
  const text = JSON.parse(fill(read("definitions.json"), { PASSWORD: all["rabbitmq-api"] }));
  const [user] = text.users;
  const [permission] = text.permissions;
  text.users = [
    { ...user, name: "api", tags: [] },
    { ...user, name: "worker", password: all["rabbitmq-worker"] },
  ];
  text.permissions = text.users.map(({ name }) => ({ ...permission, user: name }));
  return JSON.stringify(text, null, 2);
}

export function serverFiles(all, { WEB_ORIGIN, REALTIME_ISSUER, RABBITMQ_MEMORY }) {
  const conf = "/run/orbita/secrets";
  const rabbitmq = {
    AMQP: "5672",
    MANAGEMENT: "15672",
    WEB_STOMP: "15674",
    PROMETHEUS: "15692",
    DIR: conf,
    ISSUER: REALTIME_ISSUER,
    ORIGIN: WEB_ORIGIN,
    MEMORY: RABBITMQ_MEMORY,
  };
  return {
    rabbitmq: {
      // Without these two lines the broker logs into a file of the container.
      "rabbitmq.conf": `${fill(forProduction(read("rabbitmq.conf")), rabbitmq)}\nlog.console = true\nlog.file = false\n`,
      "definitions.json": definitions(all),
      enabled_plugins: "[rabbitmq_web_stomp,rabbitmq_auth_backend_oauth2,rabbitmq_management,rabbitmq_prometheus].\n",
      [`${keyId}.pub.pem`]: createPublicKey(all[`${keyId}.pem`]).export({ type: "spki", format: "pem" }),
    },
    pgbouncer: {
      "pgbouncer.ini": fill(read("pgbouncer.ini"), {
        ADDRESS: "0.0.0.0",
        PORT: "6432",
        POSTGRES: "host=postgres port=5432",
        DIR: conf,
      }),
      "pgbouncer.users": `"orbita_api" "${all["postgres-api"]}"\n`,
    },
    valkey: {
      "valkey.conf": `requirepass ${all.valkey}\nappendonly yes\nmaxmemory 256mb\nmaxmemory-policy noeviction\n`,
      password: all.valkey,
    },
  };
}
