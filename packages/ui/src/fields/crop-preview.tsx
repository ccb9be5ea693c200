import type { CSSProperties } from "react";
import type { CropArea } from "./crop.ts";
import { cx } from "../cx.ts";
import styles from "./image-cropper.module.css";

/** The CSS that positions an image so that the crop fills its container. */
export const placeImage = ({ x, y, width, height }: CropArea): CSSProperties => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-x / width) * 100}%`,
  top: `${(-y / height) * 100}%`,
});

export interface CropPreviewProps {
  src: string;
  crop: CropArea;
  /** The width of the preview in pixels. */
  width: number;
  ratio?: number | undefined;
  round?: boolean | undefined;
}

/** A preview of the crop at one of its sizes. It is decorative, because the cropper beside it has the controls. */
export function CropPreview({ src, crop, width, ratio = 1, round }: CropPreviewProps) {
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className={cx(styles.preview, round && styles.round)}
      style={{ width, aspectRatio: String(ratio) }}
    >
      <img src={src} alt="" style={placeImage(crop)} />
    </span>
  );
}
