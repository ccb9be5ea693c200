import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";

export const disclosureLimits = {
  /** How long entries of "Who saw you" are kept. */
  keptMonths: 24,
  page: { size: 20, max: 100 },
} as const;

export const disclosureKinds = ["search", "opening", "link", "support"] as const;
export const disclosureKind = z.enum(disclosureKinds);
export type DisclosureKind = z.output<typeof disclosureKind>;

/**
 * The features through which a Space sees a person found by talent search. `offer` means contact requests; the database stores this
 * name, so it cannot change.
 */
export const disclosureSurfaces = ["search", "list", "export", "mail", "assistant", "offer"] as const;
export const disclosureSurface = z.enum(disclosureSurfaces);
export type DisclosureSurface = z.output<typeof disclosureSurface>;

/** An entry of "Who saw you". An entry of kind `search` sums up a day of a Space; an entry of another kind is a single event. */
export const disclosure = z
  .object({
    id: z.string(),
    kind: disclosureKind,
    at: instant,
    /** The Space that saw the person; null for shared links and support. */
    space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }).nullable(),
    /** The member who opened the CV, if they let talents know their name. */
    by: z.string().nullable(),
    /**
     * The next three fields are set only for an entry of kind `search`: how often the person was shown on that day, whether with
     * their name, and by which features. They are empty for the other kinds.
     */
    times: z.int(),
    named: z.boolean(),
    surfaces: z.array(disclosureSurface),
    /** The name of the shared link, or the reason that support gave. */
    label: z.string().nullable(),
    /** The time since which the user hides from this Space; null if the user does not hide. */
    hiddenSince: instant.nullable(),
  })
  .meta({ id: "Disclosure" });
export type Disclosure = z.output<typeof disclosure>;

export const disclosureQuery = z.object({
  kind: disclosureKind.optional(),
  days: z.coerce.number().int().min(1).max(730).default(90),
  text: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(0).max(1_000).default(0),
  size: z.coerce.number().int().min(1).max(disclosureLimits.page.max).default(disclosureLimits.page.size),
});
export type DisclosureQuery = z.output<typeof disclosureQuery>;

export const disclosureCsvQuery = disclosureQuery
  .omit({ page: true, size: true })
  .extend({ language: z.enum(["it", "en"]).default("it") });
export type DisclosureCsvQuery = z.output<typeof disclosureCsvQuery>;

export const disclosurePage = z
  .object({
    content: z.array(disclosure),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
    /** Numbers of entries within the requested days, over all kinds. */
    counts: z.object({ search: z.int(), opening: z.int(), link: z.int(), support: z.int() }),
    spaces: z.int(),
  })
  .meta({ id: "DisclosurePage" });
export type DisclosurePage = z.output<typeof disclosurePage>;
