import { Trans, useLingui } from "@lingui/react/macro";
import type { Author } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { feedKey } from "~/shell/api/query-keys.ts";
import { blockOf } from "./post-actions.ts";

/** Explains before blocking that a block works in both directions. */
export function BlockDialog({ author, onClose }: { author: Author; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { name } = author;
  const block = useMutation({
    mutationFn: async () => {
      const body = blockOf(author);
      if (body) await answered(api().blocks.add({ body }));
    },
    onSuccess: () => {
      onClose();
      showToast({ message: t`You’ve blocked ${name}`, icon: IconCheck });
      return queries.invalidateQueries({ queryKey: feedKey });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Block ${name}?`}
      variant="dangerFill"
      submitLabel={t`Block`}
      onSubmit={() => block.mutate()}
      busy={block.isPending}
      failure={block.error && failureText(i18n, block.error)}
    >
      <Text>
        <Trans>
          You won’t see each other’s posts and comments, and neither of you will be able to comment on, mention or
          follow the other. They won’t be notified. You can unblock them in your{" "}
          <TextLink link={<Link to="/settings/{-$part}" params={{ part: "privacy" }} />}>privacy settings</TextLink>.
        </Trans>
      </Text>
      {author.voice === "person" && (
        <Text>
          <Trans>
            If you follow each other, you’ll both stop following. If you unblock them, you’ll need to follow each other
            again.
          </Trans>
        </Text>
      )}
    </FormDialog>
  );
}
