import { createHash } from "node:crypto";

/** The stored hash of a link's secret. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
