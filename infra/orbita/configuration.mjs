// Generates docs/configuration.md from the schemas with which the three processes parse their environment.
import { apiConfig } from "../../apps/api/src/config.ts";
import { webConfig } from "../../apps/web/server/config.ts";
import { workerSettings } from "../../apps/worker/src/config.ts";
import { deliver, table } from "./generated.mjs";

const processes = { api: apiConfig, worker: workerSettings, web: webConfig };

/** The inner type of a field, with its default and whether it is optional. */
function unwrap(field) {
  const { type, innerType, defaultValue, in: from } = field._zod.def;
  if (type === "default") return { ...unwrap(innerType), fallback: defaultValue };
  if (type === "optional") return { ...unwrap(innerType), optional: true };
  if (type === "pipe") return unwrap(from);
  return { inner: field };
}

function bounds(low, high) {
  if (Number.isSafeInteger(high) && high < Number.MAX_SAFE_INTEGER) return `, ${low} to ${high}`;
  return Number.isFinite(low) && low > Number.MIN_SAFE_INTEGER ? `, from ${low}` : "";
}

function typeOf(inner) {
  const { type } = inner._zod.def;
  if (type === "enum") return inner.options.join(", ");
  if (type === "number")
    return (inner.format === "safeint" ? "whole number" : "number") + bounds(inner.minValue, inner.maxValue);
  if (inner.format === "url") return "address";
  return inner.minLength ? `text, at least ${inner.minLength} long` : "text";
}

function whenMissing({ fallback, optional }) {
  if (fallback === "") return "empty";
  if (fallback !== undefined) return `\`${fallback}\``;
  return optional ? "may be left out" : "**wanted**";
}

function rowsOf(schema) {
  return Object.entries(schema.shape).map(([name, field]) => {
    const about = unwrap(field);
    const meaning = field.description ?? about.inner.description;
    if (!meaning) throw new Error(`${name} has no .describe()`);
    return [`\`${name}\``, typeOf(about.inner), whenMissing(about), meaning];
  });
}

const users = new Map();
for (const [name, schema] of Object.entries(processes))
  for (const variable of Object.keys(schema.shape)) users.set(variable, [...(users.get(variable) ?? []), name]);

const sections = Object.entries(processes).map(
  ([name, schema]) => `## ${name}\n\n${table(["variable", "type", "when missing", "meaning"], rowsOf(schema))}`,
);
const everywhere = [...users]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([name, by]) => [`\`${name}\``, by.join(", ")]);

/** Variables read by shell scripts and tests, which have no schema. */
const tools = [
  ["`ORBITA_PORT_BASE`", "First port of a clone; taken by itself and kept in `.orbita/base`"],
  ["`ORBITA_SERVICES_HOME`", "Where Node and the servers are installed, for all clones: `~/.cache/orbita-services`"],
  ["`ORBITA_STATE`", "Where this clone keeps pid files, logs and secrets: `.orbita`"],
  ["`ORBITA_CI`", "`1`: PostgreSQL and Valkey without fsync; for data that may be lost"],
  [
    "`ORBITA_DEBIAN_MIRROR`, `ORBITA_UP_TIMEOUT`",
    "Where the Debian 13 tree comes from; seconds that a server has to start",
  ],
  ["`OPENSEARCH_NODES`, `OPENSEARCH_HEAP`", "1 or 3 nodes; `1g`"],
  ["`CHROMIUM_PATH`", "The browser of journeys and component tests: `chromium-headless-shell`, or `/usr/bin/chromium`"],
  ["`SEED`, `FAULTS_SEED`", "Repeats a run of the search test, of the kills"],
  [
    "`PROOF`, `FAULTS_PORT_BASE`",
    "`whole`: tests take every case instead of a few, set by `./orbita prove`; the ports of the servers that fault tests stop",
  ],
];

const text = `# Configuration

Made from the schemas in \`apps/api/src/config.ts\`, \`apps/worker/src/config.ts\` and \`apps/web/server/config.ts\` by
\`node infra/orbita/configuration.mjs\`; CI fails when it is stale. Do not edit it.

Each process reads its environment once, when it starts, and stops with the list of everything that is wrong. Nothing else
reads the environment. \`./orbita up\` sets every variable; \`eval "$(./orbita env)"\` puts them into a shell. Secrets
(\`INNER_SECRET\`, \`SESSION_KEY\`, \`TOKEN_KEYS_FILE\`) are made by \`node infra/orbita/make-secrets.mjs <folder>\`; how to
change one without signing people out is in [accounts](guides/accounts.md).

${sections.join("\n\n")}

## Who reads what

${table(["variable", "processes"], everywhere)}

## Tools and tests

No process of the product reads these. More of the servers' own are in [infra/services](../infra/services/README.md).

${table(["variable", "meaning"], tools)}
`;
deliver("docs/configuration.md", text, "node infra/orbita/configuration.mjs");
