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
import { ComposerCard, type Place } from "./composer-card.tsx";
import styles from "./composer.module.css";

type Writing = { channel?: Place | undefined; onPublished: (post: Post) => void };
type Editing = { post: Post; onSaved: (post: Post) => void; onCancel: () => void };
export type ComposerProps = Writing | Editing;

/** Writes a new post, from a line that expands, or edits an existing post. */
export function Composer(props: ComposerProps) {
  if ("post" in props) {
    const { post, onSaved, onCancel } = props;
    return <ComposerCard post={post} onSaid={onSaved} onCancel={onCancel} />;
  }
  return <NewPost {...props} />;
}

function NewPost({ channel, onPublished }: Writing) {
  const { t } = useLingui();
  const me = useMe();
  const [opened, setOpened] = useState<"text" | "pictures" | null>(null);
  const write = useRef<HTMLButtonElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    // The focused element unmounts with the card: return the focus to the button that opened it.
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
        <Trans>Write something useful to who looks for work or offers it</Trans>
      </button>
      <IconButton
        icon={IconPhoto}
        className={styles.lineIcon}
        label={t`Add a picture`}
        onClick={() => setOpened("pictures")}
      />
      <Button ref={write} variant="primary" onClick={() => setOpened("text")}>
        <Trans>Write</Trans>
      </Button>
    </Card>
  );
}
