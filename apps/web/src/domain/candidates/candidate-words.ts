import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Candidate } from "@orbita/contract";

export const sourceNames: Record<Candidate["source"], MessageDescriptor> = {
  candidate: msg`They gave it to us`,
  referral: msg`Somebody who knows them`,
  event: msg`At an event`,
  agency: msg`From an agency`,
  publicProfile: msg`A public profile of theirs`,
  other: msg`From elsewhere`,
};

export const basisNames: Record<Candidate["legalBasis"], MessageDescriptor> = {
  consent: msg`Consent (art. 6.1.a)`,
  preContractual: msg`Steps before a contract, at their request (art. 6.1.b)`,
  legitimateInterest: msg`Legitimate interest (art. 6.1.f)`,
};
