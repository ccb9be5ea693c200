import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconX } from "@tabler/icons-react";
import type { DragEvent, KeyboardEvent } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount } from "~/shell/format/format.ts";
import type { ComposerPicture, PicturesControl } from "./use-pictures.ts";
import styles from "./pictures.module.css";

type Props = { picture: ComposerPicture; at: number; of: number; pictures: PicturesControl; onDescribe: () => void };

const dragType = "text/x-orbita-picture";

/** An image of a post. A click opens its description; Shift and an arrow key, or dragging, move it. */
export function PictureTile({ picture, at, of, pictures, onDescribe }: Props) {
  const { t, i18n } = useLingui();
  const number = formatCount(i18n.locale, at + 1);
  const all = formatCount(i18n.locale, of);
  const { state } = picture;

  function press(event: KeyboardEvent): void {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const step = { ArrowLeft: -rtl, ArrowRight: rtl }[event.key];
    if (!step || !event.shiftKey) return;
    event.preventDefault();
    pictures.move(picture.key, at + step);
  }

  function drop(event: DragEvent): void {
    const moved = event.dataTransfer.getData(dragType);
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    pictures.move(moved, at);
  }

  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.picture}
        draggable
        onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, picture.key)}
        onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
        onDrop={drop}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        aria-label={
          picture.alt
            ? t`Image ${number} of ${all}: ${picture.alt}. Edit description`
            : t`Image ${number} of ${all}. Add a description`
        }
        onClick={onDescribe}
        onKeyDown={press}
      >
        <img src={picture.src} alt="" draggable={false} />
      </button>
      <IconButton
        icon={IconX}
        size="sm"
        variant="outline"
        className={styles.take}
        label={t`Remove image ${number}`}
        onClick={() => pictures.remove(picture.key)}
      />
      {state.kind === "sending" && (
        <ProgressBar
          task
          accent
          value={Math.round(state.share * 100)}
          max={100}
          label={t`Uploading image ${number}`}
          className={styles.share}
        />
      )}
      {(state.kind === "failed" || state.kind === "damaged") && (
        <div role="alert" className={styles.failed}>
          <p>
            {state.kind === "failed"
              ? failureText(i18n, state.error)
              : t`This image is damaged or incomplete. Remove it and add another.`}
          </p>
          {state.kind === "failed" && (
            <Button size="sm" variant="outline" onClick={() => pictures.retry(picture)}>
              {t`Try again`}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
