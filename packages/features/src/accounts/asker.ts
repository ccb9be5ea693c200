import { createHash } from "node:crypto";
import type { Asker } from "../kernel/ctx.ts";

/** Email addresses are stored only as hashes here, because they may belong to people without an account. */
export const subjectOf = (email: string): string => createHash("sha256").update(email).digest("base64url");

/** Only the hash of the browser's secret is stored. */
export const deviceHashOf = ({ device }: Pick<Asker, "device">): Buffer | null =>
  device === null ? null : createHash("sha256").update(device).digest();

/** The device hash as text; '' for a client that sends no device. */
export const askerOf = (asker: Pick<Asker, "device">): string => deviceHashOf(asker)?.toString("base64url") ?? "";
