import { createHash } from "node:crypto";

/** How a link's secret is stored. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
