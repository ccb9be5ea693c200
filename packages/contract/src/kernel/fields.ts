import { z } from "zod";

/** Text that a person types: trimmed, and an empty text counts as missing. */
export const words = (bounds: { min?: number; max: number }) =>
  z
    .string()
    .trim()
    .min(bounds.min ?? 1)
    .max(bounds.max);

export const email = z.string().trim().toLowerCase().min(1).max(254).regex(z.regexes.email, "field.invalidEmail");

export const id = z.uuidv7();
export const instant = z.iso.datetime();
export const byId = z.object({ id });
