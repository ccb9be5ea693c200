import { createHash } from "node:crypto";

/** Returns the hash of a mailed link's secret, as the database stores it. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
