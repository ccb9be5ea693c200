import { useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import type { PostAct } from "./post-acts.ts";
import type { ListedPost } from "./queries.ts";
import { usePostMutation } from "./use-post-mutation.ts";

export type ActDialogProps = {
  opened: boolean;
  onClose: () => void;
  post: ListedPost;
  onDone?: ((post: JobPost, act: PostAct) => void) | undefined;
};

type Props = ActDialogProps & { act: PostAct; title: string; confirm: string; danger?: boolean; children: ReactNode };

/** Asks once, in words that say what happens. */
export function ConfirmDialog({ opened, onClose, post, onDone, act, title, confirm, danger, children }: Props) {
  const { t, i18n } = useLingui();
  const mutation = usePostMutation((changed, done) => {
    onClose();
    onDone?.(changed, done);
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={480}
      title={title}
      description={<bdi>{post.title}</bdi>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            variant={danger ? "dangerFill" : "primary"}
            size="lg"
            busy={mutation.isPending}
            onClick={() => mutation.mutate({ act, id: post.id })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Text size="md">{children}</Text>
      {mutation.error && (
        <Note tone="danger" role="alert">
          {failureText(i18n, mutation.error)}
        </Note>
      )}
    </Dialog>
  );
}
