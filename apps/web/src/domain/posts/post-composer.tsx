import { Trans, useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconPhoto } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { ComposerCard, type PostChannel } from "./composer-card.tsx";
import styles from "./post-composer.module.css";

type NewPostProps = { channel?: PostChannel | undefined; onPublished: (post: Post) => void };
type EditPostProps = { post: Post; onSaved: (post: Post) => void; onCancel: () => void };
export type ComposerProps = NewPostProps | EditPostProps;

/** Writes a new post, in a line that expands to the editor, or edits an existing post. */
export function PostComposer(props: ComposerProps) {
  if ("post" in props) {
    const { post, onSaved, onCancel } = props;
    return <ComposerCard post={post} onSaid={onSaved} onCancel={onCancel} />;
  }
  return <NewPost {...props} />;
}

function NewPost({ channel, onPublished }: NewPostProps) {
  const { t } = useLingui();
  const me = useMe();
  const [opened, setOpened] = useState<"text" | "pictures" | null>(null);
  const write = useRef<HTMLButtonElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    // The focused element unmounts with the editor, so the focus returns to the button that opened it.
    if (opened === null && before.current !== null) write.current?.focus();
    before.current = opened;
  }, [opened]);
  if (!me) return null;
  const close = () => setOpened(null);
  if (opened)
    return (
      <ComposerCard
        key={channel?.id ?? "feed"}
        place={channel}
        picking={opened === "pictures"}
        onCancel={close}
        onSaid={(post) => {
          close();
          onPublished(post);
        }}
      />
    );
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <Card as="section" aria-label={t`Write a post`} className={styles.line}>
      <Avatar name={name} seed={me.id} src={me.profileImage ? imageUrl(me.profileImage, 96) : undefined} />
      <button type="button" className={styles.invite} onClick={() => setOpened("text")}>
        <Trans>Share something useful for people looking for work or hiring</Trans>
      </button>
      <IconButton
        icon={IconPhoto}
        className={styles.lineIcon}
        label={t`Add an image`}
        onClick={() => setOpened("pictures")}
      />
      <Button ref={write} variant="primary" onClick={() => setOpened("text")}>
        <Trans>Write</Trans>
      </Button>
    </Card>
  );
}
