import { Trans, useLingui } from "@lingui/react/macro";
import type { FeedPost, Post } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconEyeOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useId, useState } from "react";
import { Comments } from "./comments.tsx";
import { LastComments } from "./last-comments.tsx";
import { notePost, usePost } from "./post-cache.ts";
import { PostContent } from "~/domain/posts/post-content.tsx";
import { PostFoot } from "./post-foot.tsx";
import { PostHead } from "./post-head.tsx";
import { useQueryClient } from "@tanstack/react-query";
import styles from "~/domain/posts/post-card.module.css";

// The post editor is loaded on demand, because most users only read.
const Composer = lazy(() =>
  import("~/domain/posts/post-composer.tsx").then((module) => ({ default: module.PostComposer })),
);

type Props = {
  post: FeedPost | Post;
  /** True on the post's own page: shows the full text with open comments. */
  alone?: boolean;
};

/** A post with its comments. */
export function PostCard({ post: given, alone = false }: Props) {
  const post = usePost(given);
  const id = useId();
  const [editing, setEditing] = useState(false);
  const [talking, setTalking] = useState(alone);
  // The placeholder of a deleted post keeps the posts below from moving.
  if (!post)
    return (
      <article className={styles.post}>
        <p className={styles.gone}>
          <Trans>This post is no longer available.</Trans>
        </p>
      </article>
    );
  return (
    <article className={styles.post} aria-labelledby={id} data-post={post.id}>
      <PostHead post={post} nameId={id} alone={alone} onEdit={() => setEditing(true)} />
      {!post.enabled && <Hidden />}
      {editing ? <Editing post={post} onDone={() => setEditing(false)} /> : <PostContent post={post} whole={alone} />}
      <PostFoot post={post} alone={alone} talking={talking} onTalk={() => setTalking(alone || !talking)} />
      {talking ? <Comments post={post} /> : "lastComments" in post && <LastComments post={post} />}
    </article>
  );
}

function Editing({ post, onDone }: { post: Post; onDone: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <div className={styles.part}>
      <Suspense fallback={<LoadingList.Note>{t`Loading`}</LoadingList.Note>}>
        <Composer
          post={post}
          onSaved={(saved) => {
            notePost(queries, saved);
            onDone();
          }}
          onCancel={onDone}
        />
      </Suspense>
    </div>
  );
}

/** Note on a hidden post, shown only to its author; links to the decision. */
const Hidden = () => (
  <Note tone="warning" icon={IconEyeOff} className={styles.part}>
    <Trans>
      This post has been hidden: only you can see it. You’ll find the decision, and how to appeal, in your{" "}
      <TextLink link={<Link to="/notifications" />}>notifications</TextLink>.
    </Trans>
  </Note>
);
