import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { fileLimits, type FilePurpose } from "./limits.ts";

export const filePurpose = z.enum(Object.keys(fileLimits) as [FilePurpose, ...FilePurpose[]]);

/**
 * Coordinates of the part of an image to keep, as fractions of its width and height; without them, the middle is kept. Form fields
 * are text, so the values are converted to numbers.
 */
const share = z.coerce.number().min(0).max(1);
export const crop = z.object({ x: share, y: share, width: share, height: share });

export const fileUpload = z
  .object({
    purpose: filePurpose,
    cropX: share.optional(),
    cropY: share.optional(),
    cropWidth: share.optional(),
    cropHeight: share.optional(),
  })
  .meta({ id: "FileUpload" });

export const storedFile = z
  .object({
    id,
    purpose: filePurpose,
    name: z.string(),
    type: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    visibility: z.enum(["owner", "everyone"]),
    created: instant,
  })
  .meta({ id: "StoredFile" });
export type StoredFile = z.output<typeof storedFile>;

/**
 * A link that works without a sign-in for a minute. It is for requests to which the browser adds no token, such as images and
 * downloads.
 */
export const fileToken = z.object({ token: z.string(), url: z.string(), expires: instant }).meta({ id: "FileToken" });
