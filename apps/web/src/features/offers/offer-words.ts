import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OfferState, SpaceOffer } from "@orbita/contract";
import type { BadgeTone } from "@orbita/ui/base/badge.tsx";

/** Labels of the states, for both sides. */
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

/** Lower-cases a label for use after a comma, except abbreviations. */
const within = (locale: string, words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLocaleLowerCase(locale) + words.slice(1) : words;

const listed = (locale: string, [first, ...rest]: readonly string[]): string =>
  [first, ...rest.map((words) => within(locale, words))].join(", ");

/** For example "Full time, permanent". */
export const contractOf = (locale: string, offer: Coded): string => {
  const codes = [offer.contractType, offer.contractEconomicType];
  return listed(
    locale,
    codes.flatMap((code) => (code ? nameOf(locale, offer, code) : [])),
  );
};

/** For example "Genoa, hybrid"; remote work has no city. */
export const placeOf = (locale: string, offer: Coded): string =>
  listed(locale, [...(offer.city ? [offer.city] : []), nameOf(locale, offer, offer.workplaceType)]);
