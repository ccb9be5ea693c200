import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel, ChannelTopic } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { foundQuery, nearQuery } from "~/domain/channels/queries.ts";
import { ChannelRow } from "./channel-row.tsx";
import { topicGroupLabels } from "./topic-group-labels.ts";
import styles from "./channels.module.css";

type Props = { title: string; aside?: ReactNode; channels: readonly Channel[] };

function Section({ title, aside, channels }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="xs" id={id}>
          {title}
        </Heading>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <ItemList items={channels.map((channel) => ({ key: channel.id, content: <ChannelRow channel={channel} /> }))} />
    </section>
  );
}

/** Suggests channels that match words of the user's own CV, and shows which words matched. */
export function NearChannels() {
  const { t } = useLingui();
  const { data } = useQuery(nearQuery);
  // If the suggestions fail to load, this section renders nothing, and the page still shows its other lists.
  if (!data || data.content.length === 0) return null;
  const words = data.words.join(", ");
  return (
    <Section
      title={t`Suggested from your CV`}
      channels={data.content}
      aside={data.words.length > 0 && <Trans>matching {words}</Trans>}
    />
  );
}

const few = 3;
const many = 100;

type TopicProps = { topic: ChannelTopic; whole: boolean; onWhole: () => void };

/** The largest channels of a topic, or with `whole` all of them. */
export function TopicChannels({ topic, whole, onWhole }: TopicProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isPending } = useQuery(foundQuery({ topic, size: whole ? many : few }));
  if (isPending) return <LoadingList label={t`Loading`} rows={few} />;
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (data.content.length === 0) return whole ? <StateView kind="emptySearch" title={t`No channels yet`} /> : null;
  const all = formatCount(i18n.locale, data.totalElements);
  return (
    <Section
      title={i18n._(topicGroupLabels[topic])}
      channels={whole ? data.content : data.content.slice(0, few)}
      aside={
        !whole &&
        data.totalElements > few && (
          <TextLink onClick={onWhole}>
            <Trans>See all {all}</Trans>
          </TextLink>
        )
      }
    />
  );
}

/** Channels by name, within the selected topic if there is one. */
export function FoundChannels({ text, topic }: { text: string; topic: ChannelTopic | undefined }) {
  const { t } = useLingui();
  const { data, error, refetch, isPending } = useQuery(foundQuery({ text, topic, size: many }));
  if (isPending) return <LoadingList label={t`Loading`} rows={few} />;
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (data.content.length === 0)
    return (
      <StateView kind="emptySearch" title={t`No channels found for “${text}”`}>
        <Trans>Try a shorter word, or propose the channel below.</Trans>
      </StateView>
    );
  return <Section title={t`Channels matching “${text}”`} channels={data.content} />;
}
