import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { formatCount, formatSince } from "~/shell/format/format.ts";

type Props = { channel: Channel; last?: boolean; className?: string | undefined };

/** Member count, posts of the week and type of a channel. A channel that the user may not read has no post count. */
export function ChannelFacts({ channel, last = false, className }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  const people = formatCount(i18n.locale, channel.members);
  const week = formatCount(i18n.locale, channel.postsThisWeek ?? 0);
  const since = channel.lastPost && formatSince(i18n.locale, channel.lastPost, now);
  return (
    <Meta
      className={className}
      items={[
        <Plural key="people" value={channel.members} one={`${people} person`} other={`${people} people`} />,
        channel.postsThisWeek !== null && (
          <Plural
            key="week"
            value={channel.postsThisWeek}
            one={`${week} post this week`}
            other={`${week} posts this week`}
          />
        ),
        channel.type === "onRequest" && <Trans key="type">on request</Trans>,
        channel.type === "closed" && <Trans key="type">closed</Trans>,
        last && since && <Trans key="last">last {since}</Trans>,
      ]}
    />
  );
}
