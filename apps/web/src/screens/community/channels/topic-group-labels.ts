import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChannelTopic } from "@orbita/contract";

export const topicGroupLabels: Record<ChannelTopic, MessageDescriptor> = {
  trade: msg`Trades`,
  rights: msg`Rights and salary`,
  place: msg({ message: "Places", context: "topic of a channel" }),
  other: msg({ message: "Other channels", context: "channels" }),
};
