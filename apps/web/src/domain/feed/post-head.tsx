import { Trans, useLingui } from "@lingui/react/macro";
import type { FeedPost, Post } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { formatClock, formatLongDay } from "~/shell/format/format.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { AuthorMark, AuthorName } from "./author-mark.tsx";
import { FeedPostMenu } from "./feed-post-menu.tsx";
import { formatPostTime } from "./format-post-time.ts";
import { place } from "~/domain/posts/place.ts";
import styles from "~/domain/posts/post-card.module.css";

type Props = { post: FeedPost | Post; nameId: string; alone: boolean; onEdit: () => void };

/** Author, channel and time of a post, and its menu. */
export function PostHead({ post, nameId, alone, onEdit }: Props) {
  const { author, channel, edited } = post;
  const me = useMe();
  const room = useParams({ strict: false });
  const isHere = room.part === "channel" && room.key === channel?.url;
  return (
    <header className={styles.head}>
      <AuthorMark author={author} />
      <div className={styles.names}>
        <p id={nameId}>
          <AuthorName author={author} className={styles.name} />
        </p>
        <Meta
          className={styles.meta}
          items={[
            // The headline of a person is shown with each post; the tagline of a Space only on the Space's page.
            author.voice === "person" && author.headline && <bdi key="headline">{author.headline}</bdi>,
            // On the page of a channel, the posts do not repeat its name.
            channel && !isHere && (
              <Link
                key="channel"
                to="/feed/{-$part}/{-$key}"
                params={place("channel", channel.url)}
                className={styles.channel}
              >
                <bdi>{`#${channel.url}`}</bdi>
              </Link>
            ),
            <PostTime key="at" id={post.id} at={post.at} />,
            edited && <Edited key="edited" at={edited} />,
          ]}
        />
      </div>
      {me && <FeedPostMenu post={post} alone={alone} onEdit={onEdit} />}
    </header>
  );
}

const useFullMoment = (instant: string): string => {
  const { i18n } = useLingui();
  return `${formatLongDay(i18n.locale, instant)}, ${formatClock(i18n.locale, instant)}`;
};

function PostTime({ id, at }: { id: string; at: string }) {
  const { i18n } = useLingui();
  const full = useFullMoment(at);
  const now = useNow();
  return (
    <Link to="/feed/{-$part}/{-$key}" params={place("post", id)}>
      <time dateTime={at} title={full}>
        {formatPostTime(i18n.locale, at, now)}
      </time>
    </Link>
  );
}

function Edited({ at }: { at: string }) {
  const full = useFullMoment(at);
  return (
    <span title={full}>
      <Trans context="post">edited</Trans>
    </span>
  );
}
