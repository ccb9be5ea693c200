import { Trans, useLingui } from "@lingui/react/macro";
import type { Post, CommentOrReply } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconBan, IconDots, IconFlag, IconHeart, IconPencil, IconTrash, IconVolumeOff } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { blockOf, muteOf } from "./post-actions.ts";
import { formatPostTime } from "./format-post-time.ts";
import type { CommentActions } from "./use-comments.ts";
import { useMute } from "./use-mute.ts";
import { useNow } from "~/shell/format/use-now.ts";

const dialogs = () => import("./post-dialogs.tsx");
const BlockDialog = lazy(async () => ({ default: (await dialogs()).BlockDialog }));
const LikesDialog = lazy(async () => ({ default: (await dialogs()).LikesDialog }));
const ReportDialog = lazy(() =>
  import("~/shell/report/report-dialog.tsx").then((module) => ({ default: module.ReportDialog })),
);

type Props = { post: Post; said: CommentOrReply; acts: CommentActions; onEdit: () => void };

/** The menu of a comment. Answering has its own button. */
export function CommentMenu({ post, said, acts, onEdit }: Props) {
  const { t, i18n } = useLingui();
  const me = useMe();
  const now = useNow();
  const mute = useMute();
  const [opened, setOpened] = useState<"remove" | "block" | "likes" | "report" | null>(null);
  const { author, may } = said;
  if (!me || !author) return null;
  const { name } = author;
  const muted = muteOf(author);
  const close = () => setOpened(null);
  const when = formatPostTime(i18n.locale, said.at, now);
  return (
    <>
      <Menu
        width={240}
        align="start"
        trigger={<IconButton size="sm" icon={IconDots} label={t`More actions for ${name}’s comment`} />}
        groups={[
          [
            ...(said.likes > 0
              ? [{ id: "likes", label: t`People who like this`, icon: IconHeart, onSelect: () => setOpened("likes") }]
              : []),
            ...(may.edit ? [{ id: "edit", label: t`Edit`, icon: IconPencil, onSelect: onEdit }] : []),
          ],
          may.edit
            ? []
            : [
                { id: "report", label: t`Report…`, icon: IconFlag, onSelect: () => setOpened("report") },
                ...(muted
                  ? [{ id: "mute", label: t`Mute ${name}`, icon: IconVolumeOff, onSelect: () => mute(muted, name) }]
                  : []),
                ...(blockOf(author)
                  ? [{ id: "block", label: t`Block ${name}…`, icon: IconBan, onSelect: () => setOpened("block") }]
                  : []),
              ],
          may.remove
            ? [{ id: "remove", label: t`Delete…`, icon: IconTrash, danger: true, onSelect: () => setOpened("remove") }]
            : [],
        ]}
      />
      <Suspense fallback={null}>
        {opened === "block" && <BlockDialog author={author} onClose={close} />}
        {opened === "likes" && <LikesDialog id={post.id} commentId={said.id} onClose={close} />}
        {opened === "report" && (
          <ReportDialog target={{ kind: "comment", id: said.id }} about={t`${name}, ${when}`} opened onClose={close} />
        )}
      </Suspense>
      {opened === "remove" && (
        <FormDialog
          onClose={close}
          width={480}
          title={t`Delete this comment?`}
          variant="dangerFill"
          submitLabel={t`Delete comment`}
          onSubmit={() => acts.remove.mutate(said, { onSuccess: close })}
          busy={acts.remove.isPending}
          failure={acts.remove.error && failureText(i18n, acts.remove.error)}
        >
          <Text>
            <Trans>Replies to this comment will stay. You can’t undo this.</Trans>
          </Text>
        </FormDialog>
      )}
    </>
  );
}
