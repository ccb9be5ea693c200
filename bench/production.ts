import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type ProductionSetup = { env: Record<string, string>; keysFile: string; sessionKey: string; forget: () => void };

/** The environment of a production API for a bench database: fresh keys, all guards on, no rate limit reached. */
export function productionOf(databaseUrl: string): ProductionSetup {
  const dir = mkdtempSync(join(tmpdir(), "orbita-bench-"));
  const keysFile = join(dir, "keys.json");
  const jwk = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  writeFileSync(keysFile, JSON.stringify({ keys: [{ ...jwk, kid: "bench" }] }));
  const sessionKey = randomBytes(32).toString("base64url");
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    // Overrides the pooler of the environment, which points to another database.
    DATABASE_POOL_URL: databaseUrl,
    TOKEN_KEYS_FILE: keysFile,
    SESSION_KEY: sessionKey,
    INNER_SECRET: "inner-secret-of-the-bench",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    RATE_PER_MINUTE: "100000000",
  };
  return { env, keysFile, sessionKey, forget: () => rmSync(dir, { recursive: true }) };
}
