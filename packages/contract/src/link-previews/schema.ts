import { z } from "zod";
import { id } from "../kernel/fields.ts";

export const linkLimits = {
  url: { max: 1_000 },
  title: { max: 200 },
  description: { max: 300 },
  site: { max: 80 },
  /** What a company says of itself is a text, and no line under a title. */
  siteDescription: { max: 1_000 },
  /** What is asked of a page before it is given up. */
  bytes: 1_024 * 1_024,
  imageBytes: 3 * 1_024 * 1_024,
  redirects: 4,
  seconds: 5,
  /** How long an answer is good; a failure is asked again sooner. */
  keptHours: 24 * 7,
  failedMinutes: 30,
} as const;

/** A page of the web, with or without a scheme. */
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
    /** The host, or the name that the site gives itself. */
    site: z.string(),
    /** Our own copy, at /link-preview/{id}/image; null where there is none. */
    image: z.object({ width: z.int(), height: z.int() }).nullable(),
  })
  .meta({ id: "LinkPreview" });
export type LinkPreview = z.output<typeof linkPreview>;
