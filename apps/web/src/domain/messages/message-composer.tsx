import { Trans, useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { messageLimits as limits } from "@orbita/contract/messages/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { Show } from "@orbita/ui/base/show.tsx";
import { FileItem } from "@orbita/ui/fields/file-item.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { IconPaperclip, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount, formatKilobytes } from "~/shell/format/format.ts";
import { useSend, type ThreadViewer } from "./queries.ts";
import { TemplateMenu } from "./template-menu.tsx";
import { useAttachments, type AttachmentUpload } from "./use-attachments.ts";
import styles from "./message-composer.module.css";

type Props = { looker: ThreadViewer; id: string; focus: boolean };

/**
 * The field to write a message. Keeps the typed text until it is sent.
 * A template is inserted here first, so that the user can read and change it.
 */
export function MessageComposer({ looker, id, focus }: Props) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState("");
  const attached = useAttachments();
  const send = useSend(looker, id);
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) area.current?.focus();
  }, [focus]);
  const empty = text.trim() === "" && attached.ids.length === 0;
  const held = empty || attached.busy || attached.failed || send.isPending;

  async function submit(): Promise<void> {
    if (held) return;
    try {
      await send.mutateAsync({ text: text.trim(), fileIds: attached.ids });
      setText("");
      attached.clear();
    } catch {
      // The error of the mutation `send` is shown by the text field.
    }
    area.current?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const count = (value: number) => formatCount(i18n.locale, value);
  return (
    <form
      noValidate
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit();
      }}
    >
      <TextArea
        ref={area}
        label={t`Your message`}
        hideLabel
        placeholder={t`Write a message`}
        rows={3}
        maxLength={limits.text.max}
        // The character counter appears only above 90% of the maximum length.
        counter={text.length > limits.text.max * 0.9 ? (used, max) => `${count(used)} / ${count(max)}` : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={send.error ? failureText(i18n, send.error) : undefined}
      />
      {attached.files.length > 0 && (
        <ul className={styles.attached}>
          {attached.files.map((one) => (
            <AttachedFile key={one.key} one={one} onRemove={() => attached.remove(one)} />
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={fileLimits.messageFile.types.join(",")}
          onChange={(event) => {
            attached.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
        <IconButton
          icon={IconPaperclip}
          label={t`Attach files`}
          disabled={attached.full}
          onClick={() => picker.current?.click()}
        />
        {looker.spaceId !== null && (
          <TemplateMenu
            spaceId={looker.spaceId}
            threadId={id}
            onDraft={(draft) => {
              setText(draft);
              area.current?.focus();
            }}
          />
        )}
        <span className={styles.end}>
          <Show on="desktop">
            <span className={styles.keys} aria-hidden>
              <Kbd>Ctrl</Kbd> <Kbd>↵</Kbd>
            </span>
          </Show>
          <Button type="submit" variant="primary" busy={send.isPending} disabled={held && !send.isPending}>
            <Trans context="a message">Send</Trans>
          </Button>
        </span>
      </div>
    </form>
  );
}

function AttachedFile({ one, onRemove }: { one: AttachmentUpload; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const { file, share, stored, error } = one;
  const { name } = file;
  const waiting = stored === null && error === null;
  return (
    <li>
      <FileItem
        name={name}
        detail={formatKilobytes(i18n.locale, file.size)}
        progress={waiting ? { share, label: t`Uploading ${name}` } : undefined}
        done={stored && <Trans>Scanned: no threats found</Trans>}
        error={error === null ? undefined : failureText(i18n, error)}
        actions={<IconButton icon={IconX} size="sm" label={t`Remove ${name}`} onClick={onRemove} />}
      />
    </li>
  );
}
