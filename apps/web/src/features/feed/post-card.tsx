import { Trans, useLingui } from "@lingui/react/macro";
import type { FeedPost, Post } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconEyeOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useId, useState } from "react";
import { LinkCard } from "~/domain/link-previews/link-card.tsx";
import { Comments } from "./comments.tsx";
import { LastComments } from "./last-comments.tsx";
import { notePost, usePost } from "./post-cache.ts";
import { PostFoot } from "./post-foot.tsx";
import { PostHead } from "./post-head.tsx";
import { PostImages } from "./post-images.tsx";
import { PostJob } from "./post-job.tsx";
import { PostText } from "./post-text.tsx";
import { useQueryClient } from "@tanstack/react-query";
import styles from "./post-card.module.css";

// Loaded only for editing: most users only read.
const Composer = lazy(() =>
  import("~/features/composer/composer.tsx").then((module) => ({ default: module.Composer })),
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
  // The placeholder keeps the posts below from moving.
  if (!post)
    return (
      <article className={styles.post}>
        <p className={styles.gone}>
          <Trans>This post is no longer there.</Trans>
        </p>
      </article>
    );
  return (
    <article className={styles.post} aria-labelledby={id} data-post={post.id}>
      <PostHead post={post} nameId={id} alone={alone} onEdit={() => setEditing(true)} />
      {!post.enabled && <Hidden />}
      {editing ? <Editing post={post} onDone={() => setEditing(false)} /> : <Said post={post} whole={alone} />}
      <PostFoot post={post} alone={alone} talking={talking} onTalk={() => setTalking(alone || !talking)} />
      {talking ? <Comments post={post} /> : "lastComments" in post && <LastComments post={post} />}
    </article>
  );
}

function Said({ post, whole }: { post: Post; whole: boolean }) {
  return (
    <>
      {post.text !== "" && (
        <div className={styles.said}>
          <PostText key={String(whole)} text={post.text} mentions={post.mentions} whole={whole} />
        </div>
      )}
      {post.images.length > 0 && <PostImages images={post.images} />}
      {post.job && <PostJob job={post.job} author={post.author} />}
      {post.preview && (
        <div className={styles.part}>
          <LinkCard preview={post.preview} />
        </div>
      )}
    </>
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

/** Shown to the author of a hidden post only; links to the decision. */
const Hidden = () => (
  <Note tone="warning" icon={IconEyeOff} className={styles.part}>
    <Trans>
      This post was hidden: only you see it. The decision and how to contest it are among your{" "}
      <TextLink link={<Link to="/notifications" />}>notifications</TextLink>.
    </Trans>
  </Note>
);
