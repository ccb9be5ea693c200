import { SavedMatches } from "~/domain/saved-searches/saved-matches.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { useMemo } from "react";
import { FollowButton } from "~/domain/follows/own/follow-button.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { NoPosts } from "~/domain/feed/empty-feed.tsx";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { FeedList } from "~/domain/feed/feed-list.tsx";
import styles from "~/domain/feed/feed-list.module.css";

/** All posts with a tag. */
export function TagPage({ tag }: { tag: string }) {
  const me = useMe();
  const name = `#${tag}`;
  const asked = useMemo(() => ({ tag }), [tag]);
  const what = useMemo(() => ({ kind: "tag" as const, tag }), [tag]);
  return (
    <FeedFrame title={null} aside={<SavedMatches />}>
      <header className={styles.head}>
        <Heading level={1} size="md">
          <bdi>{name}</bdi>
        </Heading>
        {me && <FollowButton what={what} />}
      </header>
      <FeedList key={tag} asked={asked} empty={<NoPosts />} />
    </FeedFrame>
  );
}
