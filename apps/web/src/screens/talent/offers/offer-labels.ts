import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContactOfferState, SpaceContactOffer } from "@orbita/contract";
import type { BadgeTone } from "@orbita/ui/base/badge.tsx";

/** Labels of an offer's states. The Space and the talent see the same labels. */
export const offerStateLabels: Record<ContactOfferState, MessageDescriptor> = {
  sent: msg({ message: "Pending", context: "offer" }),
  accepted: msg({ message: "Accepted", context: "offer" }),
  declined: msg({ message: "Declined", context: "offer" }),
  withdrawn: msg({ message: "Withdrawn", context: "offer" }),
  expired: msg({ message: "Expired", context: "offer" }),
};

export const offerStateTones: Record<ContactOfferState, BadgeTone> = {
  sent: "info",
  accepted: "positive",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
};

type LabelledOfferFields = Pick<
  SpaceContactOffer,
  "labels" | "contractType" | "contractEconomicType" | "workplaceType" | "city"
>;

const nameOf = (locale: string, { labels }: LabelledOfferFields, code: string): string => {
  const label = labels[code];
  return (locale === "it" ? label?.it : (label?.en ?? label?.it)) ?? code;
};

/** Lower-cases the first letter of a label for use after a comma. Abbreviations stay as they are. */
const within = (locale: string, words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLocaleLowerCase(locale) + words.slice(1) : words;

const listed = (locale: string, [first, ...rest]: readonly string[]): string =>
  [first, ...rest.map((words) => within(locale, words))].join(", ");

/** The contract of an offer, for example "Full time, permanent". */
export const contractOf = (locale: string, offer: LabelledOfferFields): string => {
  const codes = [offer.contractType, offer.contractEconomicType];
  return listed(
    locale,
    codes.flatMap((code) => (code ? nameOf(locale, offer, code) : [])),
  );
};

/** The place of an offer, for example "Genoa, hybrid". Remote work has no city. */
export const formatOfferPlace = (locale: string, offer: LabelledOfferFields): string =>
  listed(locale, [...(offer.city ? [offer.city] : []), nameOf(locale, offer, offer.workplaceType)]);
