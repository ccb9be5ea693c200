import type { CSSProperties } from "react";
import type { Crop } from "./crop.ts";
import { cx } from "../cx.ts";
import styles from "./image-cropper.module.css";

/** Puts the crop's corner into the corner of what holds the image, at its size. */
export const placeImage = ({ x, y, width, height }: Crop): CSSProperties => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-x / width) * 100}%`,
  top: `${(-y / height) * 100}%`,
});

export interface CropPreviewProps {
  src: string;
  crop: Crop;
  /** In pixels. */
  width: number;
  ratio?: number | undefined;
  round?: boolean | undefined;
}

/** The kept part in one of its sizes. Decoration: the cropper beside it says the rest. */
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
