import { IconRotateClockwise, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { useId, useState, type CSSProperties, type ReactNode } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { cx } from "../cx.ts";
import { cropOf, wholeView, type CropArea, type CropFrame, type CropView } from "./crop.ts";
import { placeImage } from "./crop-preview.tsx";
import { useCropGestures } from "./use-crop-gestures.ts";
import styles from "./image-cropper.module.css";

export interface ImageCropperProps {
  src: string;
  frame: CropFrame;
  shape: "circle" | "rectangle";
  view: CropView;
  onChange: (view: CropView) => void;
  /** The text below the image that says how to move it. */
  hint: ReactNode;
  labels: { stage: string; zoom: string; zoomIn: string; zoomOut: string; reset: string };
  /** The text that is announced after a key press: the new position of the crop window. */
  spoken: (crop: CropArea, zoom: number) => string;
}

/** An image behind a crop window. Dragging and the arrow keys move the image; pinch, wheel, plus and minus keys and the slider zoom. */
export function ImageCropper({ src, frame, shape, view, onChange, hint, labels, spoken }: ImageCropperProps) {
  const hintId = useId();
  const [said, setSaid] = useState(false);
  const { stage, glass, onPointerDown, onPointerMove, onPointerEnd, onKeyDown, zoomBy, zoomTo, change } =
    useCropGestures(frame, view, onChange);
  const crop = cropOf(frame, view);
  const room = frame.maxZoom - 1;
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes the keys itself */}
      <div
        ref={stage}
        role="application"
        aria-label={labels.stage}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move what is inside
        tabIndex={0}
        dir="ltr"
        className={cx(styles.stage, styles[shape])}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onKeyDown={(event) => setSaid(onKeyDown(event))}
      >
        <div ref={glass} className={styles.window} style={{ aspectRatio: String(frame.ratio) }}>
          <img src={src} alt="" draggable={false} style={placeImage(crop)} />
          <span className={styles.frame} />
        </div>
      </div>
      <div className={styles.bar}>
        <IconButton size="sm" icon={IconZoomOut} label={labels.zoomOut} onClick={() => zoomBy(1 / 1.25)} />
        <input
          type="range"
          aria-label={labels.zoom}
          className={styles.range}
          style={{ "--share": room > 0 ? (view.zoom - 1) / room : 0 } as CSSProperties}
          min={1}
          max={frame.maxZoom}
          step={0.01}
          value={view.zoom}
          disabled={room === 0}
          aria-valuetext={`${Math.round(view.zoom * 100)} %`}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
        <IconButton size="sm" icon={IconZoomIn} label={labels.zoomIn} onClick={() => zoomBy(1.25)} />
        <IconButton size="sm" icon={IconRotateClockwise} label={labels.reset} onClick={() => change(wholeView)} />
      </div>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <div role="status">{said && <VisuallyHidden>{spoken(crop, view.zoom)}</VisuallyHidden>}</div>
    </div>
  );
}
