import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChannelTopic, ChannelType } from "@orbita/contract";

export const typeWords: Record<ChannelType, MessageDescriptor> = {
  open: msg`Open to everybody`,
  onRequest: msg`On request`,
  closed: msg`By invitation`,
};

export const topicWords: Record<ChannelTopic, MessageDescriptor> = {
  trade: msg`A trade`,
  rights: msg`Rights and pay`,
  place: msg`A place`,
  other: msg`Something else`,
};
