import { z } from "zod";
import { id } from "../kernel/fields.ts";

export const linkLimits = {
  url: { max: 1_000 },
  title: { max: 200 },
  description: { max: 300 },
  site: { max: 80 },
  /** Maximum of the proposed description of a Space. It is longer than `description`, which is only a line under a title. */
  siteDescription: { max: 1_000 },
  /** Limits for fetching a page: sizes, redirects and the timeout. */
  bytes: 1_024 * 1_024,
  imageBytes: 3 * 1_024 * 1_024,
  redirects: 4,
  seconds: 5,
  /** How long a preview is cached. A failed fetch is cached for a shorter time. */
  keptHours: 24 * 7,
  failedMinutes: 30,
} as const;

/** A URL of a web page, with or without a scheme. */
export const webUrl = z
  .string()
  .trim()
  .max(linkLimits.url.max)
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: /^[^\s]+$/ }));

export const linkPreview = z
  .object({
    id,
    url: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    /** The name that the site gives itself, otherwise its host. */
    site: z.string(),
    /** Size of our copy of the image, served at /link-preview/{id}/image; null if the page has no image. */
    image: z.object({ width: z.int(), height: z.int() }).nullable(),
  })
  .meta({ id: "LinkPreview" });
export type LinkPreview = z.output<typeof linkPreview>;
