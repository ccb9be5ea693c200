// Rotates the keys of an installation in three steps without signing anybody out. Restart every process after each step:
//   rotate-keys.mjs <folder> know     adds a new key, which all processes accept and none uses yet
//   rotate-keys.mjs <folder> use      uses the new key; tokens of the old key stay valid
//   rotate-keys.mjs <folder> forget   removes the old key; run it ten minutes after `use` for tokens, thirty days after it for sessions
// A third argument, tokens or session, limits a step to one file. Otherwise it changes both: token-keys.json (access tokens) and
// session-key (web sessions, refresh tokens, codes).
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [dir, step, only] = process.argv.slice(2);
const steps = ["know", "use", "forget"];
const names = ["tokens", "session"];
if (!dir || !steps.includes(step) || (only !== undefined && !names.includes(only))) {
  console.error("usage: rotate-keys.mjs <folder> know|use|forget [tokens|session]");
  process.exit(1);
}

/** Keys in order of use: the first creates tokens, all are accepted. */
function next(keys, make) {
  const want = step === "know" ? 1 : 2;
  if (keys.length !== want)
    throw new Error(`${step} wants ${want === 1 ? "one key" : "two keys"}, and there are ${keys.length}`);
  if (step === "know") return [...keys, make()];
  if (step === "use") return keys.toReversed();
  return keys.slice(0, 1);
}

const tokenKey = () => ({
  ...generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" }),
  kid: `ed25519-${randomBytes(4).toString("hex")}`,
  alg: "EdDSA",
  use: "sig",
});
const sessionKey = () => randomBytes(32).toString("base64url");

const kinds = {
  tokens: {
    file: "token-keys.json",
    change: (text) => JSON.stringify({ keys: next(JSON.parse(text).keys, tokenKey) }),
  },
  session: { file: "session-key", change: (text) => next(text.trim().split(","), sessionKey).join(",") },
};

// Computes all changes before writing any file, and replaces each file atomically, because a partial change would sign users out.
const changes = (only ? [only] : names).map((name) => {
  const path = join(dir, kinds[name].file);
  return { path, text: kinds[name].change(readFileSync(path, "utf8")) };
});
for (const { path, text } of changes) {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  console.log(`${path}: ${step}`);
}
