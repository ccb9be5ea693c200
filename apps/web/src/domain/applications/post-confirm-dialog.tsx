import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { ActFrame, type ActionDialogProps } from "~/domain/job-posts/act-frame.tsx";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";

type Props = ActionDialogProps & {
  act: "suspend" | "draft" | "delete";
  title: string;
  confirm: string;
  danger?: boolean;
  children: ReactNode;
};

/** Asks for a confirmation of an action on a post and explains the effect. */
export function PostConfirmDialog({ opened, onClose, post, onDone, act, title, confirm, danger, children }: Props) {
  const mutation = usePostMutation((changed, done) => {
    onClose();
    onDone?.(changed, done);
  });
  return (
    <ActFrame
      opened={opened}
      onClose={onClose}
      width={480}
      title={title}
      description={<bdi>{post.title}</bdi>}
      commit={confirm}
      variant={danger ? "dangerFill" : "primary"}
      busy={mutation.isPending}
      onCommit={() => mutation.mutate({ act, id: post.id })}
      error={mutation.error}
    >
      <Text size="md">{children}</Text>
    </ActFrame>
  );
}
