import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { GuestFrequency } from "@orbita/contract";

/** Options of the alert frequency of guests. In a file of its own, because guests do not load the texts of signed-in users. */
export const guestFrequencyChoices: Record<GuestFrequency, MessageDescriptor> = {
  atOnce: msg`Right away`,
  daily: msg`Every day`,
  weekly: msg`Every week`,
};
