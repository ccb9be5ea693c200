import { createHash } from "node:crypto";
import type { RequestOrigin } from "../kernel/ctx.ts";

/**
 * The hash of an email address. Codes and quotas store only this hash, because the address may belong to a person without an
 * account.
 */
export const emailHashOf = (email: string): string => createHash("sha256").update(email).digest("base64url");

/** The hash of the secret that identifies a browser; only the hash is stored. */
export const deviceHashOf = ({ device }: Pick<RequestOrigin, "device">): Buffer | null =>
  device === null ? null : createHash("sha256").update(device).digest();

/** The device hash of a requester as text; an empty string for a client that sends no device. */
export const askerOf = (asker: Pick<RequestOrigin, "device">): string =>
  deviceHashOf(asker)?.toString("base64url") ?? "";
