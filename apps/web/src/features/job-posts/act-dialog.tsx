import { useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { useEffect, useState } from "react";
import { UnsavedEdits, type ActDialogProps } from "./act-frame.tsx";
import type { AdCheck } from "~/domain/job-posts/check-note.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import type { PostAct } from "~/domain/job-posts/post-acts.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { StillOpenDialog } from "./still-open-dialog.tsx";

/** The action that the user chose. For publishing it may include the result of the ad check. */
export type WantedAct = { act: PostAct; post: ListedPost; check?: AdCheck | undefined };

type Props = {
  wanted: WantedAct | null;
  /** True while the editor has unsaved edits. */
  unsaved?: boolean;
  onClose: () => void;
  onDone?: ((post: OwnJobPost, act: PostAct) => void) | undefined;
};

/** A closed or deleted job can no longer be edited. */
const endsEditing = (act: PostAct): boolean => act === "unpublish" || act === "delete";

/** The dialog of the chosen action, remounted each time. It mounts closed and then opens, so that the focus can be restored. */
export function ActDialog({ wanted, unsaved = false, onClose, onDone }: Props) {
  const [shown, setShown] = useState<{ wanted: WantedAct; turn: number } | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (wanted) setShown((before) => ({ wanted, turn: (before?.turn ?? 0) + 1 }));
  }, [wanted]);
  useEffect(() => setOpened(wanted !== null && shown?.wanted === wanted), [wanted, shown]);
  if (!shown) return null;
  const { post } = shown.wanted;
  return (
    <UnsavedEdits value={unsaved ? (endsEditing(shown.wanted.act) ? "dropped" : "kept") : null}>
      <Chosen key={shown.turn} {...shown.wanted} {...{ opened, onClose, post, onDone }} />
    </UnsavedEdits>
  );
}

function Chosen({ act, check, ...common }: ActDialogProps & Pick<WantedAct, "act" | "check">) {
  const { t } = useLingui();
  switch (act) {
    case "publish":
      return <PublishDialog {...common} check={check} />;
    case "plan":
      return <PlanDialog {...common} />;
    case "confirm":
      return <StillOpenDialog {...common} />;
    case "unpublish":
      return <CloseDialog {...common} />;
    case "suspend":
      return (
        <ConfirmDialog {...common} act="suspend" title={t`Suspend the job post?`} confirm={t`Suspend`}>
          {t`It disappears from search and its page closes. Its slot is free at once, and you can publish it again.`}
        </ConfirmDialog>
      );
    case "draft":
      return (
        <ConfirmDialog {...common} act="draft" title={t`Take it back to draft?`} confirm={t`Back to draft`}>
          {common.post.jobPostStatus === "published"
            ? t`It is no longer visible, its slot is free and the chosen plan is dropped: you choose it again when you publish.`
            : t`The chosen plan and the outcome are dropped: you choose the plan again when you publish.`}
        </ConfirmDialog>
      );
    case "delete":
      return (
        <ConfirmDialog {...common} act="delete" danger title={t`Delete the job post?`} confirm={t`Delete`}>
          {t`It disappears from your list. This cannot be undone here.`}
        </ConfirmDialog>
      );
  }
}
