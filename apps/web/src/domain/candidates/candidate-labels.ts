import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AddedCv } from "@orbita/contract";

export const sourceNames: Record<AddedCv["source"], MessageDescriptor> = {
  candidate: msg`The person themselves`,
  referral: msg`Someone who knows them`,
  event: msg`An event`,
  agency: msg`An agency`,
  publicProfile: msg`A public profile`,
  other: msg`Another source`,
};

export const basisNames: Record<AddedCv["legalBasis"], MessageDescriptor> = {
  consent: msg`Consent (art. 6.1.a)`,
  preContractual: msg`Pre-contractual steps at their request (art. 6.1.b)`,
  legitimateInterest: msg`Legitimate interest (art. 6.1.f)`,
};
