import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Composer } from "~/features/composer/composer.tsx";
import { FeedFrame } from "./feed-frame.tsx";
import { feedKey } from "~/domain/feed/feed-key.ts";
import { FeedList } from "./feed-list.tsx";
import { NothingFollowed, NothingSaid } from "./empty-feed.tsx";

const all = { view: "all" } as const;
const spaces = { view: "spaces" } as const;

/** The feed: posts of followed people, Spaces, channels and tags, and posts for everybody. */
export function FeedPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <FeedFrame title={t`Feed`}>
      <Composer onPublished={() => void queries.invalidateQueries({ queryKey: feedKey })} />
      <FeedList asked={all} empty={<NothingFollowed />} remembers />
    </FeedFrame>
  );
}

/** Posts of Spaces only. */
export function SpacesPage() {
  const { t } = useLingui();
  return (
    <FeedFrame title={t`Posts of Spaces`}>
      <FeedList asked={spaces} empty={<NothingSaid />} />
    </FeedFrame>
  );
}
