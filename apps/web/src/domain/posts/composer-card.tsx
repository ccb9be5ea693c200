import { Trans, useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useEffect, useRef, useState, type DragEvent } from "react";
import { useNow } from "~/shell/format/use-now.ts";
import { LinkCard } from "~/domain/link-previews/link-card.tsx";
import { formatSince } from "~/shell/format/format.ts";
import { Attachments } from "./attachments.tsx";
import { ComposerFoot } from "./composer-foot.tsx";
import { ComposerHead } from "./composer-head.tsx";
import { MentionArea } from "./mention-area.tsx";
import { PictureStrip } from "./picture-strip.tsx";
import { useComposer } from "./use-composer.ts";
import styles from "./post-composer.module.css";

export type PostChannel = { id: string; url: string; name: string };
export type ComposerCardProps = {
  /** The existing post to edit; undefined for a new post. */
  post?: Post | undefined;
  place?: PostChannel | undefined;
  /** Opens the file picker at once, to add an image. */
  picking?: boolean | undefined;
  onSaid: (post: Post) => void;
  onCancel: () => void;
};

/** Editor of a post. Autosaves a draft, which is restored when the user opens the editor again. */
export function ComposerCard(props: ComposerCardProps) {
  const { t, i18n } = useLingui();
  const composer = useComposer(props);
  const { pictures, draft } = composer;
  const area = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const now = useNow();
  const [over, setOver] = useState(false);
  const picking = props.picking ?? false;
  useEffect(() => {
    area.current?.focus();
    if (picking) files.current?.click();
  }, [picking]);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const since = draft.foundAt && formatSince(i18n.locale, draft.foundAt, now);
  return (
    <Card
      as="section"
      aria-label={props.post ? t`Edit post` : t`Write a post`}
      className={styles.card}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        pictures.add([...event.dataTransfer.files]);
      }}
    >
      <ComposerHead composer={composer} />
      {since && (
        <p role="status" className={styles.found}>
          <Trans>We’ve restored the draft you started {since}.</Trans>{" "}
          <TextLink
            onClick={() => {
              composer.beginAnew();
              area.current?.focus();
            }}
          >
            <Trans>Start over</Trans>
          </TextLink>
        </p>
      )}
      <MentionArea
        area={area}
        label={t`Post text`}
        placeholder={t`Share something useful for people looking for work or hiring`}
        value={composer.text}
        onChange={composer.setText}
        error={composer.wrong}
        onFiles={pictures.add}
        onSubmit={composer.say}
      />
      <PictureStrip pictures={pictures} onMore={() => files.current?.click()} />
      {composer.preview && (
        <div className={styles.part}>
          <LinkCard preview={composer.preview} onRemove={composer.takePreview} />
        </div>
      )}
      <Attachments composer={composer} />
      {composer.failure && (
        <div className={styles.part}>
          <Note tone="danger" role="alert">
            {composer.failure}
          </Note>
        </div>
      )}
      <ComposerFoot composer={composer} area={area} files={files} onCancel={props.onCancel} />
    </Card>
  );
}
