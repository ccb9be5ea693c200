import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createConcurrencyLimiter } from "./limiter.ts";
import type { PasswordHasher } from "./port.ts";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/**
 * A hash that matches no password, at the current cost. It is verified if an account has no password, so that the time is the same.
 */
const nobody = `${prefix}${Buffer.alloc(16, 7).toString("base64").replaceAll("=", "")}$${Buffer.alloc(32, 7).toString("base64").replaceAll("=", "")}`;

type Argon2Options = { atOnce?: number; waiting?: number; patienceMs?: number };

/**
 * Hashes passwords. Hashing runs in libuv's four threads, which DNS and file access also use: two hashes at a time leave room for
 * them, and leave one core free. A queue of two hundred takes a few seconds; later callers, and callers that waited seven seconds,
 * are refused.
 */
export function createPasswords({
  atOnce = Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting = 200,
  patienceMs = 7_000,
}: Argon2Options = {}): PasswordHasher {
  const limited = createConcurrencyLimiter({ atOnce, waiting, patienceMs });
  return {
    // The options name no algorithm: argon2id is the package's default, and its enum cannot be used where Node strips types. A test
    // checks the algorithm.
    hash: (password) => limited(() => hash(password, cost)),
    verify: async (known, password) => {
      const right = await limited(() => verify(known ?? nobody, password));
      return right && known !== null;
    },
    isOutdated: (known) => !known.startsWith(prefix),
  };
}
