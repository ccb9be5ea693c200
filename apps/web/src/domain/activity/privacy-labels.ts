import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Settings } from "@orbita/contract";

export type PrivacySetting = keyof Settings["privacy"];

export const privacyNames: Record<PrivacySetting, MessageDescriptor> = {
  visibleInTalentSearch: msg`Visible in talent search`,
  showName: msg`Name shown`,
  showContacts: msg`Contact details shown`,
  profileVisibility: msg`Profile visibility`,
  searchEngines: msg`Search engines`,
};

const values: Record<string, MessageDescriptor> = {
  true: msg`yes`,
  false: msg`no`,
  nobody: msg`only you`,
  link: msg`anyone with the link`,
  signedIn: msg`anyone who’s signed in`,
  everyone: msg`everyone`,
};

export const isPrivacySetting = (name: string | undefined): name is PrivacySetting =>
  name !== undefined && Object.hasOwn(privacyNames, name);

/**
 * The label of a privacy setting's value in the activity log. A value that this version of the page does not know stays as it is.
 */
export const privacyValue = (value: string): MessageDescriptor | string => values[value] ?? value;
