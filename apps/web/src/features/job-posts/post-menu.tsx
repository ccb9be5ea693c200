import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu, type MenuItem } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconHeartbeat,
  IconInbox,
  IconLink,
  IconPencil,
  IconPlayerPause,
  IconSend,
  IconSwitchHorizontal,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useActingSpace, mayWrite } from "~/shell/session/acting-space.tsx";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { mayAct, type PostAct } from "~/domain/job-posts/post-acts.ts";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { useDuplicate } from "~/domain/job-posts/use-duplicate.ts";

type Props = { post: ListedPost; onAct: (act: PostAct) => void };

/** The actions menu of a post. Omits actions that its status rules out; actions forbidden otherwise show the reason. */
export function PostMenu({ post, onAct }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const open = useOpenItems(post, onAct);
  const moves = useMoveItems(post, onAct);
  return (
    <Menu
      width={300}
      groups={[open, mayWrite(space) ? moves : []]}
      trigger={<IconButton icon={IconDots} label={t`Acts on ${post.title}`} />}
    />
  );
}

/** Items that keep the post's status: view, copy, change the plan. */
function useOpenItems(post: ListedPost, onAct: Props["onAct"]): MenuItem[] {
  const { t } = useLingui();
  const space = useActingSpace();
  const { locale } = useLanguage();
  const duplicate = useDuplicate();
  const writes = mayWrite(space);
  const owner = space.role === "owner";

  async function copyLink(): Promise<void> {
    await navigator.clipboard.writeText(window.location.origin + addressIn(locale, `/jobs/${post.id}`));
    showToast({ message: t`Link copied` });
  }

  const items: (MenuItem | false)[] = [
    {
      id: "edit",
      label: writes ? t`Edit` : t`Open`,
      icon: IconPencil,
      link: <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id: post.id }} />,
    },
    post.publishedAt !== null && {
      id: "applications",
      label: t`Applications`,
      icon: IconInbox,
      link: <Link to="/work/$space/job-posts/$id/applications" params={{ space: space.url, id: post.id }} />,
    },
    writes && {
      id: "duplicate",
      label: t`Duplicate as a draft`,
      icon: IconCopy,
      onSelect: () => duplicate.mutate(post.id),
    },
    writes &&
      mayAct(post, "plan") && {
        id: "plan",
        label: t`Change the plan…`,
        icon: IconSwitchHorizontal,
        onSelect: () => onAct("plan"),
        ...(!owner && { disabled: true, hint: t`Only an owner of the Space can` }),
      },
    post.jobPostStatus === "published" && {
      id: "copy",
      label: t`Copy the link`,
      icon: IconLink,
      onSelect: () => void copyLink(),
    },
  ];
  return items.filter((item) => item !== false);
}

function useMoveItems(post: ListedPost, onAct: Props["onAct"]): MenuItem[] {
  const { t } = useLingui();
  const items: (MenuItem & { id: PostAct })[] = [
    { id: "publish", label: t`Publish…`, icon: IconSend, hint: t`Takes one of your slots` },
    { id: "confirm", label: t`It is still open…`, icon: IconHeartbeat, hint: t`We asked, you answer` },
    { id: "suspend", label: t`Suspend`, icon: IconPlayerPause, hint: t`Disappears for now, the slot is free` },
    { id: "draft", label: t`Back to draft`, icon: IconArrowBackUp, hint: t`Loses the chosen plan` },
    { id: "unpublish", label: t`Close…`, icon: IconArchive, hint: t`You say how it ended: hired, internal, cancelled` },
    { id: "delete", label: t`Delete`, icon: IconTrash },
  ];
  return items
    .filter(({ id }) => (id === "confirm" ? post.answerBy !== null : mayAct(post, id) || id === "delete"))
    .map((item) => ({
      ...item,
      onSelect: () => onAct(item.id),
      ...(item.id === "delete" &&
        !mayAct(post, "delete") && { disabled: true, hint: t`Close it first: it is published` }),
    }));
}
