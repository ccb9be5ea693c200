import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContactTopic } from "@orbita/contract";

export const topicNames: Record<ContactTopic, MessageDescriptor> = {
  account: msg`Account and sign-in`,
  jobs: msg`Jobs and search`,
  space: msg`Spaces and members`,
  billing: msg`Billing`,
  privacy: msg`Privacy and data`,
  accessibility: msg`Accessibility`,
  other: msg`Something else`,
};
