import { Trans, useLingui } from "@lingui/react/macro";
import type { ChannelTopic } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { useDeferredValue, useState } from "react";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { useOrSignIn } from "~/shell/session/or-sign-in.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { FoundChannels, NearChannels, TopicChannels } from "./channel-section.tsx";
import { ProposeChannelDialog } from "./propose-channel-dialog.tsx";
import { topicGroupLabels } from "./topic-group-labels.ts";
import styles from "./channels.module.css";

const topics = ["trade", "rights", "place"] as const satisfies readonly ChannelTopic[];
const sections = [...topics, "other"] as const;

/** Finds channels: by the user's CV, by topic, by name. */
export function ChannelsPage() {
  const { t, i18n } = useLingui();
  const me = useMe();
  const orSignIn = useOrSignIn();
  const [text, setText] = useState("");
  const [topic, setTopic] = useState<ChannelTopic>();
  const [proposing, setProposing] = useState(false);
  const written = useDeferredValue(text.trim());
  return (
    <FeedFrame title={null} aside={null}>
      <Heading level={1} size="lg">
        <Trans>Channels</Trans>
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>Conversations by trade or topic. Newest posts first, with no ranking.</Trans>
      </Text>
      <search aria-label={t`Channels`} className={styles.tools}>
        <SearchField
          className={styles.search}
          size="md"
          label={t`Find a channel`}
          placeholder={t`Find a channel`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Chip on={topic === undefined} onClick={() => setTopic(undefined)}>
          <Trans context="channels">All</Trans>
        </Chip>
        {topics.map((one) => (
          <Chip key={one} on={topic === one} onClick={() => setTopic(one)}>
            {i18n._(topicGroupLabels[one])}
          </Chip>
        ))}
      </search>
      {written ? (
        <FoundChannels text={written} topic={topic} />
      ) : (
        <>
          {me && topic === undefined && <NearChannels />}
          {sections
            .filter((one) => topic === undefined || one === topic)
            .map((one) => (
              <TopicChannels key={one} topic={one} whole={topic === one} onWhole={() => setTopic(one)} />
            ))}
        </>
      )}
      <p className={styles.propose}>
        <Trans>
          Our team creates new channels:{" "}
          <TextLink onClick={() => orSignIn(() => setProposing(true))}>propose one</TextLink> and name three people who
          would post in it.
        </Trans>
      </p>
      {proposing && <ProposeChannelDialog name={written} onClose={() => setProposing(false)} />}
    </FeedFrame>
  );
}
