import { useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { formatCount, formatKilobytes } from "~/shell/format/format.ts";
import type { ImagePurpose, ImageRefusal } from "./use-chosen-image.ts";

/** Labels of an image field: limits, reasons for a refusal, and instructions for cropping. */
export function useImageLabels(purpose: ImagePurpose) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const most = formatKilobytes(locale, fileLimits[purpose].maxBytes);
  return {
    accept: fileLimits[purpose].types.join(","),
    limits: t`JPG, PNG or WebP, up to ${most}. We’ll make the image smaller and remove its location data.`,
    refusal: (refusal: ImageRefusal): string => {
      switch (refusal.kind) {
        case "many":
          return t`Choose only one image`;
        case "type":
          return t`Choose a JPG, PNG or WebP image`;
        case "damaged":
          return t`This image is damaged or incomplete. Choose another one.`;
        case "size": {
          const size = formatKilobytes(locale, refusal.bytes);
          return t`The image is ${size}. Choose one up to ${most}.`;
        }
      }
    },
    cropper: {
      hint: t`Drag the image or use the arrow keys to move it.`,
      labels: {
        stage: t`Visible area of the image`,
        zoom: t`Zoom`,
        zoomIn: t`Zoom in`,
        zoomOut: t`Zoom out`,
        reset: t`Reset crop`,
      },
      spoken: (crop: { x: number; y: number }, zoom: number): string => {
        const left = formatCount(locale, Math.round(crop.x * 100));
        const top = formatCount(locale, Math.round(crop.y * 100));
        const percent = formatCount(locale, Math.round(zoom * 100));
        return t`${left}% from the left, ${top}% from the top, zoom ${percent}%`;
      },
    },
  };
}
