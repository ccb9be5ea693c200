// Generates from the schemas of the three processes what compose.yaml needs to pass every setting on: infra/docker/settings.yaml (the
// variables of each process), infra/docker/readers.json (who reads what, for secrets given as files) and .env.example.
import { apiConfig } from "../../apps/api/src/config.ts";
import { webConfig } from "../../apps/web/server/config.ts";
import { workerSettings } from "../../apps/worker/src/config.ts";
import { deliver } from "../orbita/generated.mjs";
import { describeSettings } from "../orbita/settings.mjs";

const command = "node infra/docker/settings.mjs";
const processes = { api: apiConfig, worker: workerSettings, web: webConfig };

/** Settings that follow from the other containers: compose.yaml sets them, and .env cannot. */
export const setByCompose = [
  ...["HOST", "PORT", "INNER_PORT", "PATH", "API_URL", "INNER_API_URL", "OPENSEARCH_URL", "CLAMAV_URL", "WEB_ORIGIN"],
  ...["REALTIME_URL", "REALTIME_KEY_ID", "REALTIME_PRIVATE_KEY_FILE", "REALTIME_ISSUER", "TOKEN_KEYS_FILE"],
  ...["DATABASE_URL", "DATABASE_POOL_URL", "VALKEY_URL", "RABBITMQ_URL", "RABBITMQ_MANAGEMENT_URL"],
  ...["SESSION_KEY", "INNER_SECRET", "PROXY_ADDRESSES"],
];
/** Settings for which compose.yaml has a default that .env may replace. */
const replaceable = {
  NODE_ENV: "production",
  PROXY_HOPS: "1",
  S3_ENDPOINT: "http://s3:7070",
  S3_REGION: "us-east-1",
  S3_BUCKET: "orbita",
  S3_FORCE_PATH_STYLE: "true",
  AWS_ACCESS_KEY_ID: "orbita",
};
const isSecret = (name) =>
  /(?:_SECRET|_KEY|SECRET_KEY|SMTP_URL|AI_KEY)$/.test(name) && !/PUBLISHABLE|SITE_KEY/.test(name);

const settings = describeSettings(processes).filter(({ name }) => !setByCompose.includes(name));

const passed = Object.keys(processes).map((process) => {
  const names = settings
    .filter(({ name, readers }) => readers.includes(process) && !(name in replaceable))
    .map(({ name }) => name);
  return `  ${process}:\n    environment:\n${names.map((name) => `      ${name}:\n`).join("")}`;
});
deliver(
  "infra/docker/settings.yaml",
  `# Generated: ${command}. A variable without a value is passed on from .env if it is set there.\nservices:\n${passed.join("")}`,
  command,
);

const readers = Object.fromEntries(settings.map((setting) => [setting.name, setting.readers]));
const lines = Object.entries(readers).map(([name, by]) => `  "${name}": [${by.map((one) => `"${one}"`).join(", ")}]`);
deliver("infra/docker/readers.json", `{\n${lines.join(",\n")}\n}\n`, command);

const own = [
  ["ORBITA_DOMAIN", "jobs.example.org", "Required: the domain of the web app. Its DNS record leads to this machine"],
  [
    "ORBITA_TLS",
    "",
    "Required: the email address for the certificate (ACME), or `internal` for a certificate of an authority of its own",
  ],
  ["ORBITA_IMAGE", "orbita", "The image; built locally as `orbita`, or from a registry"],
  [
    "ORBITA_VERSION",
    "latest",
    "The tag of the image. Pin it, so that an upgrade is a decision and a rollback is the old tag",
  ],
  ["ORBITA_ADDRESS", "0.0.0.0", "The address of this machine on which ports 80 and 443 are published"],
  ["WEB_ORIGIN", "https://$ORBITA_DOMAIN", "The address of the web app, if it has a port"],
  ["REALTIME_URL", "wss://$ORBITA_DOMAIN/ws", "The address of the realtime connection, if it has a port"],
  ["REALTIME_ISSUER", "https://orbita.example", "Issuer of broker tokens; must be https"],
  ["RABBITMQ_MEMORY", "1GB", "Memory at which RabbitMQ stops accepting messages: about 200 KB for each open tab"],
  ["RABBITMQ_LIMIT", "2g", "Memory limit of RabbitMQ's container: twice RABBITMQ_MEMORY"],
  ["OPENSEARCH_HEAP", "1g", "Heap of OpenSearch"],
  ["OPENSEARCH_LIMIT", "2g", "Memory limit of OpenSearch's container: twice the heap"],
  ["POSTGRES_SHARED_BUFFERS", "256MB", "Cache of PostgreSQL: a quarter of the memory it may use"],
];
const entry = (name, value, about) => `# ${about}\n#${name}=${value}\n`;
const described = settings.map(({ name, type, fallback, isRequired, readers: by, meaning }) => {
  const value = replaceable[name] ?? fallback ?? "";
  const need = isRequired && !(name in replaceable) ? "Required. " : "";
  const secret = isSecret(name) ? ` Secret: rather a file secrets/${name}.` : "";
  return entry(name, value, `${need}${meaning} (${type}; ${by.join(", ")}).${secret}`);
});
deliver(
  ".env.example",
  `# Settings of an installation with compose.yaml. Copy this file to .env and set what differs from the default.
# Generated: ${command}. docs/configuration.md has the same settings by process.
#
# Secrets do not belong here: put each into a file secrets/<NAME>, mode 0600. The passwords of the servers are created by themselves.

${own.map((row) => entry(...row)).join("\n")}
${described.join("\n")}`,
  command,
);
