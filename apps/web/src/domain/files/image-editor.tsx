import { Sep } from "@orbita/ui/base/meta.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { cropOf, maxZoomOf, wholeView, type CropView } from "@orbita/ui/fields/crop.ts";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { ImageCropper } from "@orbita/ui/fields/image-cropper.tsx";
import { useEffect, useRef, useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount, formatKilobytes } from "~/shell/format/format.ts";
import { Previews } from "./image-previews.tsx";
import { useImageLabels } from "./use-image-labels.ts";
import type { ChosenImage, ImagePurpose } from "./use-chosen-image.ts";
import type { ImageSaveControl } from "./use-image-save.ts";
import styles from "./images.module.css";

type Props = {
  purpose: ImagePurpose;
  image: ChosenImage;
  save: ImageSaveControl;
  onDone: () => void;
  onCancel: () => void;
};

/** Minimum width of the crop in pixels; below it the image would look pixelated. */
const minWidth = { profileImage: 96, coverImage: 400, spaceLogo: 96, spaceCover: 400 } as const;

/** Crops a picked image with a preview, then uploads it. */
export function ImageEditor({ purpose, image, save, onDone, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const words = useImageLabels(purpose);
  const [view, setView] = useState<CropView>(wholeView);
  const editor = useRef<HTMLDivElement>(null);
  // The button that opened the editor is unmounted. So the image gets the focus, and the arrow keys move its crop.
  useEffect(() => editor.current?.querySelector<HTMLElement>("[role=application]")?.focus(), []);
  const { ratio } = fileLimits[purpose];
  const wide = ratio > 1;
  const round = purpose === "profileImage";
  const frame = { image, ratio, maxZoom: maxZoomOf({ image, ratio }, minWidth[purpose]) };
  const crop = cropOf(frame, view);
  const percent = formatCount(i18n.locale, Math.round((save.share ?? 0) * 100));
  return (
    <div ref={editor} className={wide ? styles.wideEditor : styles.editor}>
      <ImageCropper
        src={image.src}
        frame={frame}
        shape={round ? "circle" : "rectangle"}
        view={view}
        onChange={(next) => {
          save.changed();
          setView(next);
        }}
        {...words.cropper}
      />
      <div className={styles.side}>
        {!wide && <Previews src={image.src} crop={crop} round={round} />}
        <p className={styles.words}>
          <bdi>{image.file.name}</bdi> <Sep /> {formatKilobytes(i18n.locale, image.file.size)}
          <br />
          {words.limits}
        </p>
        {save.share !== null && (
          <ProgressBar
            task
            accent
            value={Math.round(save.share * 100)}
            max={100}
            label={t`${percent}% uploaded`}
            className={styles.progress}
          />
        )}
        {save.error !== null && (
          <div role="alert">
            <FieldError>{failureText(i18n, save.error)}</FieldError>
          </div>
        )}
        <div className={styles.acts}>
          <Button
            variant="primary"
            busy={save.busy}
            onClick={() => void save.use(image.file, crop).then((done) => done && onDone())}
          >
            {save.error === null ? <Trans>Use this image</Trans> : <Trans>Try again</Trans>}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              save.cancel();
              onCancel();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
