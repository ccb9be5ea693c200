import { Trans, useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { noteGone } from "./post-cache.ts";
import { removePost } from "./post-actions.ts";
import { place } from "~/domain/posts/place.ts";

type Props = { post: Post; alone: boolean; onClose: () => void };

/** Asks for confirmation, because deleting a post also deletes its comments and likes for good. */
export function RemovePostDialog({ post, alone, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const removal = useMutation({
    mutationFn: () => removePost(post),
    onSuccess: async () => {
      onClose();
      showToast({ message: t`Post deleted`, icon: IconCheck });
      if (alone) await navigate({ to: "/feed/{-$part}/{-$key}", params: place() });
      noteGone(queries, post.id);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Delete this post?`}
      variant="dangerFill"
      submitLabel={t`Delete post`}
      onSubmit={() => removal.mutate()}
      busy={removal.isPending}
      failure={removal.error && failureText(i18n, removal.error)}
    >
      <Text>
        <Trans>Its comments and likes will be deleted too. You can’t undo this.</Trans>
      </Text>
    </FormDialog>
  );
}
