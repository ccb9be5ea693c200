import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AlertFrequency } from "@orbita/contract";

/** Options of the alert frequency field, from most to least frequent. */
export const frequencyChoices: Record<AlertFrequency, MessageDescriptor> = {
  atOnce: msg`Right away`,
  daily: msg`Every day`,
  weekly: msg`Every week`,
  none: msg`No alerts`,
};

/** The alert frequency as text, shown under the name of a saved search. */
export const frequencyLabels: Record<AlertFrequency, MessageDescriptor> = {
  atOnce: msg`Instant alerts`,
  daily: msg`Daily alerts`,
  weekly: msg`Weekly alerts`,
  none: msg`No alerts`,
};

export const frequencies = Object.keys(frequencyChoices) as AlertFrequency[];
