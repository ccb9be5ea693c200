import { useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import type { PostAct } from "./post-acts.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import type { ListedPost } from "./queries.ts";

export type WantedAct = { act: PostAct; post: ListedPost };

type Props = { wanted: WantedAct | null; onClose: () => void; onDone?: (post: JobPost, act: PostAct) => void };

/** The dialog of the act that was chosen. It is mounted closed and opened after, so that the focus finds its way back. */
export function ActDialog({ wanted, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<WantedAct | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (wanted) setShown(wanted);
  }, [wanted]);
  useEffect(() => setOpened(wanted !== null && shown === wanted), [wanted, shown]);
  if (!shown) return null;
  const { act, post } = shown;
  const common = { opened, onClose, post, onDone };
  if (act === "publish") return <PublishDialog {...common} />;
  if (act === "unpublish") return <CloseDialog {...common} />;
  if (act === "suspend")
    return (
      <ConfirmDialog {...common} act="suspend" title={t`Suspend the job post?`} confirm={t`Suspend`}>
        {t`It disappears from search and its page closes. Its slot is free at once, and you can publish it again.`}
      </ConfirmDialog>
    );
  if (act === "draft")
    return (
      <ConfirmDialog {...common} act="draft" title={t`Take it back to draft?`} confirm={t`Back to draft`}>
        {t`It is no longer visible, and the chosen plan is dropped.`}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog {...common} act="delete" danger title={t`Delete the job post?`} confirm={t`Delete`}>
      {t`It disappears from your list. This cannot be undone here.`}
    </ConfirmDialog>
  );
}
