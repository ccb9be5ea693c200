import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Settings } from "@orbita/contract";

type Setting = keyof Settings["privacy"];

export const privacyNames: Record<Setting, MessageDescriptor> = {
  visibleInTalentSearch: msg`Visible in talent search`,
  showName: msg`Name shown`,
  showContacts: msg`Contacts shown`,
  profileVisibility: msg`Who sees the profile`,
  searchEngines: msg`Search engines`,
};

const values: Record<string, MessageDescriptor> = {
  true: msg`yes`,
  false: msg`no`,
  nobody: msg`nobody`,
  link: msg`who has the link`,
  signedIn: msg`who is signed in`,
  everyone: msg`everyone`,
};

export const isPrivacySetting = (name: string | undefined): name is Setting =>
  name !== undefined && Object.hasOwn(privacyNames, name);

/** The label of a logged value. A value that this version of the page does not know stays as it is. */
export const privacyValue = (value: string): MessageDescriptor | string => values[value] ?? value;
