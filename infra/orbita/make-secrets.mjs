// Creates the missing secrets in a folder: the keys that sign access tokens, the key that encrypts sessions, the internal secret.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const dir = process.argv[2];
if (!dir) throw new Error("usage: make-secrets.mjs <folder>");

const tokenKeys = () => {
  const jwk = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const kid = `ed25519-${randomBytes(4).toString("hex")}`;
  return JSON.stringify({ keys: [{ ...jwk, kid, alg: "EdDSA", use: "sig" }] });
};

const secrets = {
  "token-keys.json": tokenKeys,
  "session-key": () => randomBytes(32).toString("base64url"),
  "inner-secret": () => randomBytes(32).toString("base64url"),
};

for (const [name, make] of Object.entries(secrets)) {
  const file = join(dir, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
}
