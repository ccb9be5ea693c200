import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { formatSince } from "~/shell/format/format.ts";

type Props = { channel: Channel; last?: boolean; className?: string | undefined };

/**
 * Number of members, posts of the week and type of a channel.
 * The number of posts is missing if the user may not read the channel.
 */
export function ChannelFacts({ channel, last = false, className }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  const since = channel.lastPost && formatSince(i18n.locale, channel.lastPost, now);
  return (
    <Meta
      className={className}
      items={[
        <Plural key="people" value={channel.members} one="# person" other="# people" />,
        channel.postsThisWeek !== null && (
          <Plural key="week" value={channel.postsThisWeek} one="# post this week" other="# posts this week" />
        ),
        channel.type === "onRequest" && <Trans key="type">on request</Trans>,
        channel.type === "closed" && <Trans key="type">by invitation</Trans>,
        last && since && <Trans key="last">last post {since}</Trans>,
      ]}
    />
  );
}
