import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChannelTopic } from "@orbita/contract";

export const topicWords: Record<ChannelTopic, MessageDescriptor> = {
  trade: msg`Trades`,
  rights: msg`Rights and pay`,
  place: msg({ message: "Places", context: "topic of a channel" }),
  other: msg({ message: "Something else", context: "channels" }),
};
