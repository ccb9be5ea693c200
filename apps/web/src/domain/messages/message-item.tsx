import { Trans, useLingui } from "@lingui/react/macro";
import type { Message } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconEyeOff, IconFileText, IconFlag } from "@tabler/icons-react";
import { lazy, Suspense, useState, type Ref } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatClock, formatKilobytes } from "~/shell/format/format.ts";
import styles from "./messages.module.css";

const ReportDialog = lazy(() =>
  import("~/shell/report/report-dialog.tsx").then((all) => ({ default: all.ReportDialog })),
);

type Props = {
  ref?: Ref<HTMLLIElement> | undefined;
  message: Message;
  /** True if the message was written by the viewer's own side: the viewer or their Space. */
  ours: boolean;
  /** Name to show if the message does not include the name of its author. */
  speaker: string;
  /** True for the last message that the other side has read. */
  seen: boolean;
  reportable: boolean;
};

/** A message of a thread. Messages of the viewer's own side are aligned to the end. */
export function MessageItem({ ref, message, ours, speaker, seen, reportable }: Props) {
  const { t, i18n } = useLingui();
  const [reporting, setReporting] = useState(false);
  const time = formatClock(i18n.locale, message.at);
  const who = message.mine ? t({ message: "You", context: "who wrote a message" }) : (message.author ?? speaker);
  return (
    <li ref={ref} className={cx(styles.message, ours && styles.ours)}>
      <p className={styles.who}>
        <bdi>{who}</bdi>
        <time dateTime={message.at}>{time}</time>
        {reportable && (
          <span className={styles.report}>
            <IconButton icon={IconFlag} size="sm" label={t`Report this message`} onClick={() => setReporting(true)} />
          </span>
        )}
      </p>
      {message.text === null ? (
        <p className={styles.gone}>
          <Icon icon={IconEyeOff} size="sm" />
          <Trans>This message was hidden by our moderators.</Trans>
        </p>
      ) : (
        message.text !== "" && (
          <p className={styles.words}>
            <bdi>{message.text}</bdi>
          </p>
        )
      )}
      <Files message={message} />
      {message.hidden && message.text !== null && (
        <p className={styles.mark}>
          <Trans>Hidden by our moderators: the other side can no longer read this message.</Trans>
        </p>
      )}
      {seen && (
        <p className={styles.mark}>
          <Trans context="a message">Read</Trans>
        </p>
      )}
      {reporting && (
        <Suspense>
          <ReportDialog
            target={{ kind: "message", id: message.id }}
            about={t`${who}, ${time}`}
            opened
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

function Files({ message: { files, filesWaiting } }: { message: Message }) {
  const { i18n } = useLingui();
  if (filesWaiting > 0)
    return (
      <p className={styles.gone}>
        <Icon icon={IconEyeOff} size="sm" />
        <Trans>You’ll see the attachments once the name is visible.</Trans>
      </p>
    );
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, type, size }) => (
        <li key={id}>
          {type.startsWith("image/") ? (
            <a href={imageUrl(id, 1_600)} target="_blank" rel="noreferrer" className={styles.picture}>
              <img src={imageUrl(id, 320)} alt={name} loading="lazy" />
            </a>
          ) : (
            <a href={`${basePath}/file/${id}`} download={name} className={styles.file}>
              <Icon icon={IconFileText} size="sm" />
              <bdi>{name}</bdi>
              <span>{formatKilobytes(i18n.locale, size)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
