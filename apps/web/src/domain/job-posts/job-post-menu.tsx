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
  IconUsers,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useActingSpace, mayWrite } from "~/shell/session/acting-space.tsx";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { canActOnPost, type PostAction } from "./post-actions.ts";
import { fitSearch, hasFitSearch } from "./fit-search.ts";
import type { ListedPost } from "./queries.ts";
import { useDuplicate } from "./use-duplicate.ts";

type Props = { post: ListedPost; onAct: (act: PostAction) => void };

/**
 * The actions menu of a post.
 * Omits actions that the post's status rules out; actions that are forbidden for another reason are disabled and show that reason.
 */
export function JobPostMenu({ post, onAct }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const open = useOpenItems(post, onAct);
  const moves = useMoveItems(post, onAct);
  return (
    <Menu
      width={300}
      groups={[open, mayWrite(space) ? moves : []]}
      trigger={<IconButton icon={IconDots} label={t`Actions for ${post.title}`} />}
    />
  );
}

/** Menu items that leave the post's status unchanged: view, copy, change the plan. */
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
      label: writes ? t`Edit` : t({ message: "Open", context: "verb" }),
      icon: IconPencil,
      link: <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id: post.id }} />,
    },
    post.publishedAt !== null && {
      id: "applications",
      label: t`Applications`,
      icon: IconInbox,
      link: <Link to="/work/$space/job-posts/$id/applications" params={{ space: space.url, id: post.id }} />,
    },
    writes &&
      hasFitSearch(post) && {
        id: "fits",
        label: t`People who fit`,
        icon: IconUsers,
        link: (
          <Link
            to="/work/$space/talents/{-$id}"
            params={{ space: space.url, id: undefined }}
            search={fitSearch(post)}
          />
        ),
      },
    writes && {
      id: "duplicate",
      label: t`Duplicate as draft`,
      icon: IconCopy,
      onSelect: () => duplicate.mutate(post.id),
    },
    writes &&
      canActOnPost(post, "plan") && {
        id: "plan",
        label: t`Change plan…`,
        icon: IconSwitchHorizontal,
        onSelect: () => onAct("plan"),
        ...(!owner && { disabled: true, hint: t`Only owners can change the plan` }),
      },
    post.jobPostStatus === "published" && {
      id: "copy",
      label: t`Copy link`,
      icon: IconLink,
      onSelect: () => void copyLink(),
    },
  ];
  return items.filter((item) => item !== false);
}

function useMoveItems(post: ListedPost, onAct: Props["onAct"]): MenuItem[] {
  const { t } = useLingui();
  const items: (MenuItem & { id: PostAction })[] = [
    { id: "publish", label: t`Publish…`, icon: IconSend, hint: t`Uses one of your slots` },
    {
      id: "confirm",
      label: t`Confirm it’s still open…`,
      icon: IconHeartbeat,
      hint: t`We asked you whether this job is still open`,
    },
    { id: "suspend", label: t`Suspend…`, icon: IconPlayerPause, hint: t`Hides the job for now and frees its slot` },
    { id: "draft", label: t`Move back to draft…`, icon: IconArrowBackUp, hint: t`Removes the chosen plan` },
    {
      id: "unpublish",
      label: t`Close job…`,
      icon: IconArchive,
      hint: t`Choose the outcome: hired, filled internally or cancelled`,
    },
    { id: "delete", label: t`Delete…`, icon: IconTrash },
  ];
  return items
    .filter(({ id }) => (id === "confirm" ? post.answerBy !== null : canActOnPost(post, id) || id === "delete"))
    .map((item) => ({
      ...item,
      onSelect: () => onAct(item.id),
      ...(item.id === "delete" &&
        !canActOnPost(post, "delete") && { disabled: true, hint: t`The job is published: close it first` }),
    }));
}
