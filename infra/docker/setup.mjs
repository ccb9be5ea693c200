// Writes the product's secrets, RabbitMQ's configuration (from the files in infra/services/conf) and the folder of the bucket.
// compose.yaml runs it once as root before anything starts. It is idempotent and changes nothing that is in use.
import { execFileSync } from "node:child_process";
import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const { ORBITA_PASSWORD, WEB_ORIGIN, REALTIME_ISSUER, S3_BUCKET, REALTIME_KEY_ID } = process.env;
if (!ORBITA_PASSWORD || !WEB_ORIGIN || !REALTIME_ISSUER || !S3_BUCKET || !REALTIME_KEY_ID)
  throw new Error("run by compose.yaml");

const NODE_USER = 1000; // Id of the user `node` in the image.
const [secrets, rabbitmq, s3] = ["/run/orbita/secrets", "/run/orbita/rabbitmq", "/run/orbita/s3"];

mkdirSync(secrets, { recursive: true, mode: 0o700 });
execFileSync(process.execPath, ["infra/orbita/make-secrets.mjs", secrets]);
const keyFile = join(secrets, `${REALTIME_KEY_ID}.pem`);
if (!existsSync(keyFile)) {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
}
for (const path of [secrets, ...readdirSync(secrets).map((name) => join(secrets, name))])
  chownSync(path, NODE_USER, NODE_USER);

/**
 * Adapts the development configuration of RabbitMQ: the development file listens on loopback, and has the settings of RabbitMQ
 * 4.3 commented out because 4.0 refuses them.
 */
function forProduction(conf) {
  return conf
    .replaceAll(/^listeners\.tcp\.1.*$/gm, "listeners.tcp.1 = 0.0.0.0:5672")
    .replaceAll(/^(\w+)\.tcp\.ip .*$/gm, "$1.tcp.ip = 0.0.0.0")
    .replaceAll(/^channel_max.*$/gm, "")
    .replaceAll(/^# {3}(\S+ +=.*)$/gm, "$1");
}

const values = {
  AMQP: "5672",
  MANAGEMENT: "15672",
  WEB_STOMP: "15674",
  PROMETHEUS: "15692",
  DIR: "/etc/rabbitmq",
  ISSUER: REALTIME_ISSUER,
  ORIGIN: WEB_ORIGIN,
  PASSWORD: ORBITA_PASSWORD,
};
const fill = (text) => text.replaceAll(/@([A-Z_]+)@/g, (_, name) => values[name]);
const source = (name) => readFileSync(join("infra/services/conf", name), "utf8");

const files = {
  "rabbitmq.conf": fill(forProduction(source("rabbitmq.conf"))),
  "definitions.json": fill(source("definitions.json")),
  enabled_plugins: "[rabbitmq_web_stomp,rabbitmq_auth_backend_oauth2,rabbitmq_management,rabbitmq_prometheus].\n",
  [`${REALTIME_KEY_ID}.pub.pem`]: createPublicKey(readFileSync(keyFile)).export({ type: "spki", format: "pem" }),
};
mkdirSync(rabbitmq, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(rabbitmq, name), text);
  chmodSync(join(rabbitmq, name), 0o644);
}

// Creates the bucket, which in the S3 gateway is a folder.
mkdirSync(join(s3, S3_BUCKET), { recursive: true });
