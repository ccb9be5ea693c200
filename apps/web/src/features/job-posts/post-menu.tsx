import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu, type MenuItem } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import {
  IconArchive,
  IconArrowBackUp,
  IconDots,
  IconExternalLink,
  IconLink,
  IconPencil,
  IconPlayerPause,
  IconSend,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useActingSpace, mayWrite } from "~/shell/session/acting-space.tsx";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { mayAct, type PostAct } from "./post-acts.ts";
import type { ListedPost } from "./queries.ts";

type Props = { post: ListedPost; onAct: (act: PostAct) => void };

/** What can be done with a post; what cannot be done now is left out, but deleting says why. */
export function PostMenu({ post, onAct }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { locale } = useLanguage();
  const isPublic = post.jobPostStatus === "published";
  const acts = useActItems(post, onAct);

  async function copyLink(): Promise<void> {
    await navigator.clipboard.writeText(window.location.origin + addressIn(locale, `/jobs/${post.id}`));
    showToast({ message: t`Link copied` });
  }

  const open: MenuItem[] = [
    {
      id: "edit",
      label: mayWrite(space) ? t`Edit` : t`Open`,
      icon: IconPencil,
      link: <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id: post.id }} />,
    },
    ...(isPublic
      ? [
          {
            id: "page",
            label: t`See its page`,
            icon: IconExternalLink,
            link: <Link to="/jobs/$id" params={{ id: post.id }} />,
          },
          { id: "copy", label: t`Copy the link`, icon: IconLink, onSelect: () => void copyLink() },
        ]
      : []),
  ];
  return (
    <Menu
      width={300}
      groups={[open, mayWrite(space) ? acts : []]}
      trigger={<IconButton icon={IconDots} label={t`Acts on ${post.title}`} />}
    />
  );
}

function useActItems(post: ListedPost, onAct: (act: PostAct) => void): MenuItem[] {
  const { t } = useLingui();
  const items: (MenuItem & { id: PostAct })[] = [
    { id: "publish", label: t`Publish…`, icon: IconSend, hint: t`Takes one of your slots` },
    { id: "suspend", label: t`Suspend`, icon: IconPlayerPause, hint: t`Disappears for now, the slot is free` },
    { id: "draft", label: t`Back to draft`, icon: IconArrowBackUp, hint: t`Loses the chosen plan` },
    { id: "unpublish", label: t`Close…`, icon: IconArchive, hint: t`You say how it ended` },
    { id: "delete", label: t`Delete`, icon: IconTrash },
  ];
  return items
    .filter(({ id }) => mayAct(post, id) || id === "delete")
    .map((item) => ({
      ...item,
      onSelect: () => onAct(item.id),
      ...(item.id === "delete" &&
        !mayAct(post, "delete") && { disabled: true, hint: t`Close it first: it is published` }),
    }));
}
