import { useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { useEffect, useState, type ReactNode } from "react";
import { UnsavedEdits, type ActionDialogProps } from "~/domain/job-posts/act-frame.tsx";
import type { AdCheck } from "~/domain/job-posts/check-note.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { PostConfirmDialog } from "./post-confirm-dialog.tsx";
import { ChangePlanDialog } from "./change-plan-dialog.tsx";
import type { PostAction } from "~/domain/job-posts/post-actions.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { StillOpenDialog } from "./still-open-dialog.tsx";

/** The action that the user chose for a post. For publishing, it includes the result of the ad check if there is one. */
export type PostActionRequest = { act: PostAction; post: ListedPost; check?: AdCheck | undefined };

type Props = {
  wanted: PostActionRequest | null;
  /** True while the editor has unsaved edits. */
  unsaved?: boolean;
  onClose: () => void;
  onDone?: ((post: OwnJobPost, act: PostAction) => void) | undefined;
  /** The list of late replies, which the dialog renders if they block publishing. */
  lateReplies: ReactNode;
};

/** True for actions after which the job can no longer be edited. */
const endsEditing = (act: PostAction): boolean => act === "unpublish" || act === "delete";

/** The dialog of the chosen action, remounted each time. It mounts closed and then opens, so that the focus can be restored. */
export function PostActionDialog({ wanted, unsaved = false, onClose, onDone, lateReplies }: Props) {
  const [shown, setShown] = useState<{ wanted: PostActionRequest; turn: number } | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (wanted) setShown((before) => ({ wanted, turn: (before?.turn ?? 0) + 1 }));
  }, [wanted]);
  useEffect(() => setOpened(wanted !== null && shown?.wanted === wanted), [wanted, shown]);
  if (!shown) return null;
  const { post } = shown.wanted;
  return (
    <UnsavedEdits value={unsaved ? (endsEditing(shown.wanted.act) ? "dropped" : "kept") : null}>
      <Chosen key={shown.turn} {...shown.wanted} {...{ opened, onClose, post, onDone, lateReplies }} />
    </UnsavedEdits>
  );
}

function Chosen({ act, check, ...common }: ActionDialogProps & Pick<PostActionRequest, "act" | "check">) {
  const { t } = useLingui();
  switch (act) {
    case "publish":
      return <PublishDialog {...common} check={check} />;
    case "plan":
      return <ChangePlanDialog {...common} />;
    case "confirm":
      return <StillOpenDialog {...common} />;
    case "unpublish":
      return <CloseDialog {...common} />;
    case "suspend":
      return (
        <PostConfirmDialog {...common} act="suspend" title={t`Suspend this job?`} confirm={t`Suspend`}>
          {t`The job will disappear from search and its page will close. Its slot will be free right away, and you can publish the job again.`}
        </PostConfirmDialog>
      );
    case "draft":
      return (
        <PostConfirmDialog
          {...common}
          act="draft"
          title={t`Move this job back to draft?`}
          confirm={t`Move back to draft`}
        >
          {common.post.jobPostStatus === "published"
            ? t`The job will no longer be visible, its slot will be free and its plan will be removed. You’ll choose a plan again when you publish.`
            : t`The job’s plan and outcome will be removed. You’ll choose a plan again when you publish.`}
        </PostConfirmDialog>
      );
    case "delete":
      return (
        <PostConfirmDialog {...common} act="delete" danger title={t`Delete this job?`} confirm={t`Delete`}>
          {t`The job will disappear from your list. You can’t undo this here.`}
        </PostConfirmDialog>
      );
  }
}
