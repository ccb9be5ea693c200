import { z } from "zod";
import { email, id, instant } from "../kernel/fields.ts";
import { publicMailDomains, verificationLimits as limits } from "./limits.ts";

const domainPattern = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** The host of a pasted URL, in ASCII and without "www."; null if the text contains no host. */
export function domainIn(text: string): string | null {
  const bare = text.trim().toLowerCase();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//.test(bare) ? bare : `https://${bare}`);
  const host = url?.hostname.replace(/^www\./, "").replace(/\.$/, "") ?? "";
  return domainPattern.test(host) ? host : null;
}

export const isPublicMailDomain = (domain: string): boolean =>
  publicMailDomains.some((provider) => domain === provider || domain.endsWith(`.${provider}`));

const domainName = z
  .string()
  .max(limits.domain.max)
  .transform((text, context) => {
    const domain = domainIn(text);
    if (domain !== null && !isPublicMailDomain(domain)) return domain;
    context.addIssue({ code: "custom", message: domain === null ? "field.invalid" : "domain.public", input: text });
    return z.NEVER;
  });

export const newDomain = z.strictObject({ domain: domainName }).meta({ id: "NewSpaceDomain" });

/** Requests a verification link by email. The domain to verify is taken from the email address. */
export const newDomainEmail = z
  .strictObject({ email })
  .superRefine(({ email: address }, context) => {
    const domain = domainIn(address.slice(address.lastIndexOf("@") + 1));
    if (domain === null || isPublicMailDomain(domain))
      context.addIssue({ code: "custom", path: ["email"], message: "domain.public", input: address });
  })
  .meta({ id: "NewSpaceDomainEmail" });

export const domainState = z.enum(["waiting", "verified", "failing", "lapsed"]);
export type DomainState = z.output<typeof domainState>;
export const domainCheckOutcome = z.enum(["found", "missing", "unavailable"]);
export type DomainCheckOutcome = z.output<typeof domainCheckOutcome>;

/** A domain of a Space, as its members see it. */
export const spaceDomain = z
  .object({
    id,
    domain: z.string(),
    state: domainState,
    proof: z.enum(["dns", "email"]).nullable(),
    /** The TXT record that proves the domain. */
    record: z.object({ name: z.string(), value: z.string() }),
    provedAt: instant.nullable(),
    expiresAt: instant.nullable(),
    failingSince: instant.nullable(),
    /** A pending domain is looked up every hour until this time; null if it is no longer looked up. */
    checkedUntil: instant.nullable(),
    /** The last DNS lookups, newest first. */
    checks: z.array(z.object({ at: instant, outcome: domainCheckOutcome })),
    /** The link that was emailed and is still valid; null if there is none. */
    link: z.object({ email: z.string(), expires: instant }).nullable(),
  })
  .meta({ id: "SpaceDomain" });
export type SpaceDomain = z.output<typeof spaceDomain>;

export const spaceVerification = z
  .object({
    verified: z.boolean(),
    since: instant.nullable(),
    until: instant.nullable(),
    domains: z.array(spaceDomain),
    vat: z.object({
      number: z.string().nullable(),
      legalName: z.string().nullable(),
      requestedAt: instant.nullable(),
      checkedAt: instant.nullable(),
      checkedUntil: instant.nullable(),
    }),
    /** The domain of the Space's website, if it is not among the domains yet. */
    suggestedDomain: z.string().nullable(),
  })
  .meta({ id: "SpaceVerification" });
export type SpaceVerification = z.output<typeof spaceVerification>;

export const domainLinkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "field.invalid");
/** The Space and domain that an emailed link confirms. */
export const domainLink = z
  .object({ space: z.object({ name: z.string(), url: z.string() }), domain: z.string(), expires: instant })
  .meta({ id: "SpaceDomainLink" });
export type DomainConfirmationLink = z.output<typeof domainLink>;
