import { useLingui } from "@lingui/react/macro";
import type { FeedPost, Post } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu, type MenuItem } from "@orbita/ui/overlays/menu.tsx";
import {
  IconBan,
  IconDots,
  IconEyeOff,
  IconHeart,
  IconHistory,
  IconInfoCircle,
  IconLink,
  IconPencil,
  IconTrash,
  IconVolumeOff,
  IconAlertCircle,
  IconCheck,
} from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useFollowItem } from "./use-follow-item.ts";
import { useMute } from "./use-mute.ts";
import { useFeedReason } from "./use-feed-reason.tsx";
import { blockOf, muteOf } from "./post-actions.ts";
import { place } from "~/domain/posts/place.ts";

/** Copies a text to the clipboard and shows the result as a toast. */
function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: t`Link copied`, icon: IconCheck });
    } catch {
      showToast({ message: t`We couldn’t copy the link. Try again.`, icon: IconAlertCircle });
    }
  };
}

const dialogs = () => import("./post-dialogs.tsx");
const RemoveDialog = lazy(async () => ({ default: (await dialogs()).RemovePostDialog }));
const BlockDialog = lazy(async () => ({ default: (await dialogs()).BlockDialog }));
const LikesDialog = lazy(async () => ({ default: (await dialogs()).LikesDialog }));
const HideDialog = lazy(() =>
  import("./hide-content-dialog.tsx").then((module) => ({ default: module.HideContentDialog })),
);
const VersionsDialog = lazy(async () => ({ default: (await dialogs()).PostVersionsDialog }));

type PostDialogName = "remove" | "hide" | "block" | "likes" | "versions" | null;
type Props = { post: FeedPost | Post; alone: boolean; onEdit: () => void };

/** The menu of a post. Commenting has its own button. */
export function FeedPostMenu({ post, alone, onEdit }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [opened, setOpened] = useState<PostDialogName>(null);
  const { name } = post.author;
  const close = () => setOpened(null);
  return (
    <>
      <Menu
        trigger={<IconButton icon={IconDots} label={t`More actions for ${name}’s post`} />}
        width={300}
        opened={shown}
        onOpenedChange={setShown}
        groups={useGroups({ post, shown, onEdit, onOpen: setOpened })}
      />
      <Suspense fallback={null}>
        {opened === "remove" && <RemoveDialog post={post} alone={alone} onClose={close} />}
        {opened === "hide" && <HideDialog target={{ kind: "post", id: post.id }} about={name} onClose={close} />}
        {opened === "block" && <BlockDialog author={post.author} onClose={close} />}
        {opened === "likes" && <LikesDialog id={post.id} onClose={close} />}
        {opened === "versions" && <VersionsDialog post={post} onClose={close} />}
      </Suspense>
    </>
  );
}

type PostMenuInput = {
  post: FeedPost | Post;
  shown: boolean;
  onEdit: () => void;
  onOpen: (what: PostDialogName) => void;
};

function useGroups({ post, shown, onEdit, onOpen }: PostMenuInput): MenuItem[][] {
  const { t } = useLingui();
  const { author, may } = post;
  const why = useWhyItem(post);
  const copy = useCopyPost(post.id);
  const follow = useFollowItem(author, shown && !may.edit);
  const mute = useMute();
  const { name } = author;
  const muted = muteOf(author);
  const open = (what: PostDialogName) => () => onOpen(what);
  return [
    why ? [why] : [],
    [
      { id: "copy", label: t`Copy link`, icon: IconLink, onSelect: copy },
      ...(post.likes > 0
        ? [{ id: "likes", label: t`People who like this`, icon: IconHeart, onSelect: open("likes") }]
        : []),
      ...(may.edit ? [{ id: "edit", label: t`Edit`, icon: IconPencil, onSelect: onEdit }] : []),
      ...(may.edit && post.edited
        ? [{ id: "versions", label: t`Earlier versions`, icon: IconHistory, onSelect: open("versions") }]
        : []),
    ],
    may.edit
      ? []
      : [
          ...(follow ? [follow] : []),
          ...(muted
            ? [{ id: "mute", label: t`Mute ${name}`, icon: IconVolumeOff, onSelect: () => mute(muted, name) }]
            : []),
          ...(blockOf(author)
            ? [{ id: "block", label: t`Block ${name}…`, icon: IconBan, onSelect: open("block") }]
            : []),
        ],
    may.moderate && !may.edit
      ? [{ id: "hide", label: t`Hide as moderator…`, icon: IconEyeOff, onSelect: open("hide") }]
      : [],
    may.remove ? [{ id: "remove", label: t`Delete…`, icon: IconTrash, danger: true, onSelect: open("remove") }] : [],
  ];
}

const nowhere: FeedPost["why"] = { kind: "common", name: null };

function useWhyItem(post: FeedPost | Post): MenuItem | null {
  const { t } = useLingui();
  const inFeed = "why" in post;
  const { words, link } = useFeedReason({ lastComments: [], ...post, why: inFeed ? post.why : nowhere });
  return inFeed ? { id: "why", label: t`Why you’re seeing this post`, icon: IconInfoCircle, hint: words, link } : null;
}

function useCopyPost(id: string): () => void {
  const router = useRouter();
  const copy = useCopy();
  return () => {
    const { publicHref } = router.buildLocation({ to: "/feed/{-$part}/{-$key}", params: place("post", id) });
    void copy(new URL(publicHref, window.location.origin).href);
  };
}
