// Creates the secrets of an installation and gives each container a volume with those that it reads, and only those. compose.yaml runs it
// as root before anything starts; it changes nothing that is in use.
//   setup                       create what is missing, and distribute
//   setup rotate-keys <step>    replace keys (infra/orbita/rotate-keys.mjs), and distribute
//   setup restore-keys <dir>    take the keys of a backup, so that its users stay signed in, and distribute
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { makeSecrets, secretsByContainer } from "./secrets.mjs";
import { serverFiles } from "./servers.mjs";

const { ORBITA_ROOT = "/run/orbita", WEB_ORIGIN, REALTIME_ISSUER, S3_BUCKET, RABBITMQ_MEMORY = "1GB" } = process.env;
if (!WEB_ORIGIN || !REALTIME_ISSUER || !S3_BUCKET)
  throw new Error("setup needs WEB_ORIGIN, REALTIME_ISSUER and S3_BUCKET: run it by compose.yaml");

const all = join(ORBITA_ROOT, "all-secrets");
const [command, ...words] = process.argv.slice(2);
const keys = ["token-keys.json", "session-key", "inner-secret"];
if (command === "rotate-keys")
  execFileSync(process.execPath, [new URL("../orbita/rotate-keys.mjs", import.meta.url).pathname, all, ...words], {
    stdio: "inherit",
  });
else if (command === "restore-keys")
  for (const name of keys) copyFileSync(join(words[0], "secrets", name), join(all, name));
else if (command) throw new Error("usage: setup [rotate-keys <step> [key] | restore-keys <backup>]");

/** Users of the images: 1000 is ours and OpenSearch's, 999 that of PostgreSQL, Valkey and RabbitMQ. */
const [ours, servers] = [1000, 999];
const owners = { postgres: servers, valkey: servers, rabbitmq: servers };

/** Secrets of the operator: files in the folder `secrets` beside compose.yaml, named as the variable. Each goes to the processes that read it. */
function givenSecrets() {
  const folder = join(ORBITA_ROOT, "given");
  const readers = JSON.parse(readFileSync(new URL("./readers.json", import.meta.url), "utf8"));
  const given = { api: {}, worker: {}, web: {}, operator: {} };
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.startsWith(".") || name === "README.md") continue;
    if (!readers[name]) throw new Error(`secrets/${name}: no process reads a variable of this name`);
    const text = readFileSync(join(folder, name), "utf8").trim();
    for (const reader of [...readers[name], "operator"]) given[reader][name] = text;
  }
  return given;
}

function replaceFiles(container, files) {
  const folder = join(ORBITA_ROOT, "containers", container);
  const owner = owners[container] ?? ours;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!(name in files)) rmSync(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    chmodSync(path, 0o600);
    chownSync(path, owner, owner);
  }
  chmodSync(folder, 0o700);
  chownSync(folder, owner, owner);
}

const secrets = makeSecrets(all);
for (const path of [all, ...readdirSync(all).map((name) => join(all, name))]) chownSync(path, ours, ours);
const given = givenSecrets();
const byContainer = {
  ...secretsByContainer(secrets),
  ...serverFiles(secrets, { WEB_ORIGIN, REALTIME_ISSUER, RABBITMQ_MEMORY }),
};
for (const [container, files] of Object.entries(byContainer))
  replaceFiles(container, { ...files, ...given[container] });

// The bucket, which in the S3 gateway is a folder.
const bucket = join(ORBITA_ROOT, "s3", S3_BUCKET);
mkdirSync(bucket, { recursive: true });
for (const path of [join(ORBITA_ROOT, "s3"), bucket]) chownSync(path, ours, ours);
