import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContactRequestState, SpaceContactRequest } from "@orbita/contract";
import type { BadgeTone } from "@orbita/ui/base/badge.tsx";

/** Labels of a contact request's states. The Space and the talent see the same labels. */
export const contactRequestStateLabels: Record<ContactRequestState, MessageDescriptor> = {
  sent: msg({ message: "Pending", context: "contact request" }),
  accepted: msg({ message: "Accepted", context: "contact request" }),
  declined: msg({ message: "Declined", context: "contact request" }),
  withdrawn: msg({ message: "Withdrawn", context: "contact request" }),
  expired: msg({ message: "Expired", context: "contact request" }),
};

export const contactRequestStateTones: Record<ContactRequestState, BadgeTone> = {
  sent: "info",
  accepted: "positive",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
};

type LabelledContactRequestFields = Pick<
  SpaceContactRequest,
  "labels" | "contractType" | "contractEconomicType" | "workplaceType" | "city"
>;

const nameOf = (locale: string, { labels }: LabelledContactRequestFields, code: string): string => {
  const label = labels[code];
  return (locale === "it" ? label?.it : (label?.en ?? label?.it)) ?? code;
};

/** Lower-cases the first letter of a label for use after a comma. Abbreviations stay as they are. */
const within = (locale: string, words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLocaleLowerCase(locale) + words.slice(1) : words;

const listed = (locale: string, [first, ...rest]: readonly string[]): string =>
  [first, ...rest.map((words) => within(locale, words))].join(", ");

/** The contract of a contact request, for example "Full time, permanent". */
export const contractOf = (locale: string, contactRequest: LabelledContactRequestFields): string => {
  const codes = [contactRequest.contractType, contactRequest.contractEconomicType];
  return listed(
    locale,
    codes.flatMap((code) => (code ? nameOf(locale, contactRequest, code) : [])),
  );
};

/** The place of a contact request, for example "Genoa, hybrid". Remote work has no city. */
export const formatContactRequestPlace = (locale: string, contactRequest: LabelledContactRequestFields): string =>
  listed(locale, [
    ...(contactRequest.city ? [contactRequest.city] : []),
    nameOf(locale, contactRequest, contactRequest.workplaceType),
  ]);
