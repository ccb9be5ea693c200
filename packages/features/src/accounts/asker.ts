import { createHash } from "node:crypto";
import type { Asker } from "../kernel/ctx.ts";

/** Addresses of people who are not with us are not kept in clear. */
export const subjectOf = (email: string): string => createHash("sha256").update(email).digest("base64url");

/** Of a browser's secret only the hash is kept. */
export const deviceHashOf = ({ device }: Pick<Asker, "device">): Buffer | null =>
  device === null ? null : createHash("sha256").update(device).digest();

/** The same as text; '' is a client that names none. */
export const askerOf = (asker: Pick<Asker, "device">): string => deviceHashOf(asker)?.toString("base64url") ?? "";
