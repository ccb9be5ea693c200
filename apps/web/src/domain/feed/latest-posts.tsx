import { Trans } from "@lingui/react/macro";
import type { FeedPost } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { feedKey } from "~/shell/api/query-keys.ts";
import { PostCard } from "./post-card.tsx";
import styles from "./feed-list.module.css";

const shown = 3;

type PostsOwner = { spaceId: string } | { authorId: string };

/** The latest posts on the page of a person or a Space; renders nothing if there are none. */
export function LatestPosts({ whose }: { whose: PostsOwner }) {
  return (
    <UiRoot>
      <QueryRoot>
        <Last whose={whose} />
      </QueryRoot>
    </UiRoot>
  );
}

function Last({ whose }: { whose: PostsOwner }) {
  const { data } = useQuery({
    queryKey: [...feedKey, "last", whose],
    queryFn: async (): Promise<FeedPost[]> =>
      (await answered(api().feed.list({ body: { ...whose, size: shown } }))).content,
    retry: false,
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="said-here" className={styles.here}>
      <Heading level={2} size="md" id="said-here">
        <Trans>Latest posts</Trans>
      </Heading>
      {data.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </section>
  );
}
