import { useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { PostHistory } from "./post-history.tsx";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { TodaysClicks } from "./todays-clicks.tsx";

/** The activity of a post: today's clicks and its status history. */
export function PostLife({ post }: { post: ListedPost }) {
  const { t } = useLingui();
  return (
    <Card>
      <Card.Head title={t`History`} />
      <Card.Body>
        <Stack gap={4}>
          <TodaysClicks post={post} />
          <PostHistory id={post.id} />
        </Stack>
      </Card.Body>
    </Card>
  );
}
