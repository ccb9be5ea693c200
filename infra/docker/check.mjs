// Compares the compose files with the settings of the processes, without a container engine. CI runs it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { apiConfig } from "../../apps/api/src/config.ts";
import { webConfig } from "../../apps/web/server/config.ts";
import { workerSettings } from "../../apps/worker/src/config.ts";
import { root } from "../orbita/generated.mjs";
import { describeSettings } from "../orbita/settings.mjs";
import { secretsByContainer } from "./secrets.mjs";

const processes = { api: apiConfig, worker: workerSettings, web: webConfig };
const problems = [];
const problem = (text) => problems.push(text);
const read = (path) => readFileSync(join(root, path), "utf8");

const compose = parse(read("compose.yaml"), { merge: true });
const settings = parse(read("infra/docker/settings.yaml"));
const example = read(".env.example");
const secrets = secretsByContainer(new Proxy({}, { get: () => "x" }));
const oneShot = new Set(["setup", "migrate", "operator"]);
const mayKeep = { setup: ["CHOWN", "DAC_OVERRIDE", "FOWNER"], proxy: ["NET_BIND_SERVICE"] };

for (const [name, service] of Object.entries(compose.services)) checkService(name, service);
for (const [name, schema] of Object.entries(processes)) checkSettings(name, schema);
for (const [, variable] of read("compose.yaml").matchAll(/\$\{([A-Z_0-9]+)/g))
  if (!new RegExp(`^#${variable}=`, "m").test(example))
    problem(`compose.yaml reads ${variable}, which .env.example does not name`);
for (const [, source] of read("infra/docker/Dockerfile").matchAll(/^COPY (?!--from)(\S+) /gm))
  if (source !== "." && !existsSync(join(root, source)))
    problem(`the Dockerfile copies ${source}, which does not exist`);
for (const path of [
  "infra/docker/Dockerfile",
  "infra/docker/Caddyfile",
  "infra/docker/postgres/roles.sh",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
])
  if (!existsSync(join(root, path))) problem(`${path} is missing`);

function checkService(name, service) {
  const { image, build, volumes = [], ports = [], healthcheck, logging, restart, mem_limit: memory } = service;
  if (!/:[^:]*\d+\.\d+|ORBITA_VERSION/.test(image)) problem(`${name}: ${image} is not pinned to a version`);
  if (build && name !== "setup") problem(`${name}: only setup builds, because several builds write the same tag`);
  if (!logging?.options?.["max-size"]) problem(`${name}: logs are not rotated`);
  if (!service.security_opt?.includes("no-new-privileges:true")) problem(`${name}: may gain privileges`);
  if (!service.cap_drop?.includes("ALL")) problem(`${name}: keeps capabilities`);
  if (!memory && name !== "setup") problem(`${name}: no memory limit`);
  if (oneShot.has(name) ? restart !== "no" : restart !== "unless-stopped") problem(`${name}: restart is ${restart}`);
  if (!oneShot.has(name) && !healthcheck) problem(`${name}: no health check`);
  if (mayKeep[name] && service.cap_add.some((capability) => !mayKeep[name].includes(capability)))
    problem(`${name}: adds capabilities`);
  for (const port of ports)
    if (name !== "proxy" && !String(port).startsWith("127.0.0.1:"))
      problem(`${name}: ${port} is published beyond loopback`);
  for (const [, owner] of volumes.map((volume) => /^secrets-(\w+):/.exec(volume) ?? []))
    if (owner && owner !== name && name !== "setup" && !(name === "migrate" && owner === "operator"))
      problem(`${name}: mounts the secrets of ${owner}`);
}

/** Every setting that a process needs is there, and none that it does not read. */
function checkSettings(name, schema) {
  const { environment, extends: from } = compose.services[name];
  if (from?.service !== name) problem(`${name}: does not extend its service in infra/docker/settings.yaml`);
  const passed = new Set([
    ...Object.keys(environment),
    ...Object.keys(settings.services[name].environment),
    ...Object.keys(secrets[name]),
  ]);
  for (const { name: setting, isRequired } of describeSettings({ [name]: schema }))
    if (isRequired && !passed.has(setting)) problem(`${name}: needs ${setting}, which compose.yaml does not pass`);
  for (const setting of [...Object.keys(environment), ...Object.keys(secrets[name])])
    if (/^[A-Z]/.test(setting) && !(setting in schema.shape))
      problem(`${name}: gets ${setting}, which it does not read`);
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${Object.keys(compose.services).length} services agree with the settings`);
