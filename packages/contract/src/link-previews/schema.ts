import { z } from "zod";
import { id } from "../kernel/fields.ts";

export const linkLimits = {
  url: { max: 1_000 },
  title: { max: 200 },
  description: { max: 300 },
  site: { max: 80 },
  /** Longer than `description`: it fills the description of a Space, not a line under a title. */
  siteDescription: { max: 1_000 },
  /** Limits for fetching a page: sizes, redirects and the timeout. */
  bytes: 1_024 * 1_024,
  imageBytes: 3 * 1_024 * 1_024,
  redirects: 4,
  seconds: 5,
  /** How long a preview is cached; a failed fetch is retried sooner. */
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
    /** The host, or the site's own name for itself. */
    site: z.string(),
    /** Size of our copy, served at /link-preview/{id}/image; null without an image. */
    image: z.object({ width: z.int(), height: z.int() }).nullable(),
  })
  .meta({ id: "LinkPreview" });
export type LinkPreview = z.output<typeof linkPreview>;
