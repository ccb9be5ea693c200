import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AlertFrequency } from "@orbita/contract";

/** Options of a field, from most to least frequent. */
export const frequencyChoices: Record<AlertFrequency, MessageDescriptor> = {
  atOnce: msg`At once`,
  daily: msg`Every day`,
  weekly: msg`Every week`,
  none: msg`No alerts`,
};

/** Shown under the name of a search. */
export const frequencyWords: Record<AlertFrequency, MessageDescriptor> = {
  atOnce: msg`alert at once`,
  daily: msg`alert every day`,
  weekly: msg`alert every week`,
  none: msg`no alerts`,
};

export const frequencies = Object.keys(frequencyChoices) as AlertFrequency[];
