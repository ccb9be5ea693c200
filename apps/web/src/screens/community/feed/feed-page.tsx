import { SavedMatches } from "~/domain/saved-searches/saved-matches.tsx";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { PostComposer } from "~/domain/posts/post-composer.tsx";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { feedKey } from "~/shell/api/query-keys.ts";
import { FeedList } from "~/domain/feed/feed-list.tsx";
import { NothingFollowed, NoPosts } from "~/domain/feed/empty-feed.tsx";

const all = { view: "all" } as const;
const spaces = { view: "spaces" } as const;

/** The feed: posts of followed people, Spaces, channels and tags, and posts for everybody. */
export function FeedPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <FeedFrame title={t`Feed`} aside={<SavedMatches />}>
      <PostComposer onPublished={() => void queries.invalidateQueries({ queryKey: feedKey })} />
      <FeedList asked={all} empty={<NothingFollowed />} remembers />
    </FeedFrame>
  );
}

/** The feed with posts of Spaces only. */
export function SpacesPage() {
  const { t } = useLingui();
  return (
    <FeedFrame title={t`Posts by Spaces`} aside={<SavedMatches />}>
      <FeedList asked={spaces} empty={<NoPosts />} />
    </FeedFrame>
  );
}
