import { useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { formatCount, formatKilobytes } from "~/shell/format/format.ts";
import type { ImagePurpose, ImageRefusal } from "./use-chosen-image.ts";

/** Labels of an image field: limits, reasons for a refusal, and instructions for cropping. */
export function useImageWords(purpose: ImagePurpose) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const most = formatKilobytes(locale, fileLimits[purpose].maxBytes);
  return {
    accept: fileLimits[purpose].types.join(","),
    limits: t`JPG, PNG or WebP, up to ${most}. We make it smaller and take the location out.`,
    refusal: (refusal: ImageRefusal): string => {
      switch (refusal.kind) {
        case "many":
          return t`One image at a time`;
        case "type":
          return t`A JPG, PNG or WebP image is needed`;
        case "damaged":
          return t`The image is damaged or incomplete: it does not open`;
        case "size": {
          const size = formatKilobytes(locale, refusal.bytes);
          return t`The image has ${size}: at most ${most} are possible`;
        }
      }
    },
    cropper: {
      hint: t`Drag to move it, or use the arrow keys.`,
      labels: {
        stage: t`Part of the image that is shown`,
        zoom: t`Enlargement`,
        zoomIn: t`Larger`,
        zoomOut: t`Smaller`,
        reset: t`Back to the whole image`,
      },
      spoken: (crop: { x: number; y: number }, zoom: number): string => {
        const left = formatCount(locale, Math.round(crop.x * 100));
        const top = formatCount(locale, Math.round(crop.y * 100));
        const percent = formatCount(locale, Math.round(zoom * 100));
        return t`From the left ${left} %, from the top ${top} %, enlarged ${percent} %`;
      },
    },
  };
}
