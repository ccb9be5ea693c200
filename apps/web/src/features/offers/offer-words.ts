import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OfferState, SpaceOffer } from "@orbita/contract";
import type { BadgeTone } from "@orbita/ui/base/badge.tsx";

/** As both sides call it. */
export const stateWords: Record<OfferState, MessageDescriptor> = {
  sent: msg({ message: "To answer", context: "offer" }),
  accepted: msg({ message: "Accepted", context: "offer" }),
  declined: msg({ message: "Declined", context: "offer" }),
  withdrawn: msg({ message: "Taken back", context: "offer" }),
  expired: msg({ message: "Expired", context: "offer" }),
};

export const stateTones: Record<OfferState, BadgeTone> = {
  sent: "info",
  accepted: "positive",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
};

type Coded = Pick<SpaceOffer, "labels" | "contractType" | "contractEconomicType" | "workplaceType" | "city">;

const nameOf = (locale: string, { labels }: Coded, code: string): string => {
  const label = labels[code];
  return (locale === "it" ? label?.it : (label?.en ?? label?.it)) ?? code;
};

/** "Full time, permanent". */
export const contractOf = (locale: string, offer: Coded): string =>
  [offer.contractType, offer.contractEconomicType]
    .flatMap((code) => (code ? nameOf(locale, offer, code) : []))
    .join(", ");

/** "Genoa, hybrid": where one works from anywhere, that alone. */
export const placeOf = (locale: string, offer: Coded): string =>
  [offer.city, nameOf(locale, offer, offer.workplaceType)].filter(Boolean).join(", ");
