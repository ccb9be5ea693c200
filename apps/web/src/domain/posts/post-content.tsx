import type { Post } from "@orbita/contract";
import { LinkCard } from "~/domain/link-previews/link-card.tsx";
import { PostImages } from "./post-images.tsx";
import { PostJob } from "./post-job.tsx";
import { PostText } from "./post-text.tsx";
import styles from "./post-card.module.css";

/** The text of a post with its images, its job and its link. `whole` shows a long text in full. */
export function PostContent({ post, whole }: { post: Post; whole: boolean }) {
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
