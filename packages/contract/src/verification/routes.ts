import { z } from "zod";
import { id } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { spaceId } from "../spaces/schema.ts";
import { domainLink, domainLinkToken, newDomain, newDomainEmail, spaceVerification } from "./schema.ts";

const bySpace = z.object({ id: spaceId });
const byDomain = z.object({ id: spaceId, domainId: id });
const byToken = z.object({ token: domainLinkToken });
const owned = { area: "member", response: spaceVerification } as const;

export const verificationRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/verification",
    ...owned,
    summary: "Get the verification of a Space of the caller: its domains and VAT number",
    params: bySpace,
    errors: ["space.notFound"],
  }),
  addDomain: defineRoute({
    method: "POST",
    path: "/talent/space/{id}/verification/domain",
    ...owned,
    limit: { per: "hour", max: 30 },
    summary: "Add a domain; returns the DNS record that proves it",
    params: bySpace,
    body: newDomain,
    errors: ["space.notFound", "domain.alreadyAdded", "domain.tooMany"],
  }),
  removeDomain: defineRoute({
    method: "DELETE",
    path: "/talent/space/{id}/verification/domain/{domainId}",
    ...owned,
    summary: "Remove a domain; a Space without any proof is no longer verified",
    params: byDomain,
    errors: ["space.notFound", "domain.notFound"],
  }),
  checkDomain: defineRoute({
    method: "POST",
    path: "/talent/space/{id}/verification/domain/{domainId}/check",
    ...owned,
    inSteps: true,
    limit: { per: "minute", max: 12 },
    summary: "Look up the DNS record of a domain now",
    params: byDomain,
    errors: ["space.notFound", "domain.notFound"],
  }),
  mailLink: defineRoute({
    method: "POST",
    path: "/talent/space/{id}/verification/email",
    ...owned,
    limit: { per: "hour", max: 10 },
    summary: "Email a link to an address of a domain, instead of a DNS record",
    params: bySpace,
    body: newDomainEmail,
    errors: ["space.notFound", "domain.tooMany"],
  }),
  requestVatCheck: defineRoute({
    method: "POST",
    path: "/talent/space/{id}/verification/vat",
    ...owned,
    limit: { per: "hour", max: 10 },
    summary: "Ask the administrators to check the VAT number",
    params: bySpace,
    errors: ["space.notFound", "space.vatMissing"],
  }),
  readLink: defineRoute({
    method: "GET",
    path: "/public/space-domain/{token}",
    area: "public",
    guests: true,
    impersonal: true,
    limit: { per: "minute", max: 60 },
    summary: "Get the Space and domain that an emailed verification link confirms",
    params: byToken,
    response: domainLink,
    errors: ["domain.linkNotFound"],
  }),
  confirmLink: defineRoute({
    method: "POST",
    path: "/public/space-domain/{token}/confirm",
    area: "public",
    guests: true,
    impersonal: true,
    limit: { per: "minute", max: 60 },
    summary: "Confirm that a Space belongs to the company with this domain",
    params: byToken,
    response: domainLink,
    errors: ["domain.linkNotFound"],
  }),
};
