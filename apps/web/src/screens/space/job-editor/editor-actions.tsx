import { Trans } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconCopy } from "@tabler/icons-react";
import { canActOnPost, type PostAction } from "~/domain/job-posts/post-actions.ts";
import { JobPostMenu } from "~/domain/job-posts/job-post-menu.tsx";
import { useDuplicate } from "~/domain/job-posts/use-duplicate.ts";

type Props = {
  post: OwnJobPost;
  unsaved: boolean;
  automatic: boolean;
  /** Saves the post. Resolves to null if saving failed. */
  save: () => Promise<OwnJobPost | null>;
  saveUnlessLive: () => Promise<OwnJobPost | null>;
  onAct: (act: PostAction) => void;
};

export function EditorActions({ post, unsaved, automatic, save, saveUnlessLive, onAct }: Props) {
  const duplicate = useDuplicate();
  const open = post.jobPostStatus !== "unpublished";

  /** Duplicates the job with its pending edits, which are saved first. For a published job, copies the last saved version. */
  async function copy(): Promise<void> {
    if (unsaved && open && !(await saveUnlessLive())) return;
    duplicate.mutate(post.id);
  }

  return (
    <>
      <JobPostMenu post={post} onAct={onAct} />
      <Button variant="quiet" icon={IconCopy} busy={duplicate.isPending} onClick={() => void copy()}>
        <Trans>Duplicate</Trans>
      </Button>
      {open && (
        <Button variant="outline" disabled={!unsaved} onClick={() => void save()}>
          {automatic ? <Trans>Save draft</Trans> : <Trans>Save changes</Trans>}
        </Button>
      )}
      {canActOnPost(post, "publish") && (
        <Button variant="accent" onClick={() => onAct("publish")}>
          <Trans>Publish…</Trans>
        </Button>
      )}
    </>
  );
}
