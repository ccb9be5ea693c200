import { Trans } from "@lingui/react/macro";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { CropPreview } from "@orbita/ui/fields/crop-preview.tsx";
import type { CropArea } from "@orbita/ui/fields/crop.ts";
import styles from "./images.module.css";

const sizes = [72, 40, 24] as const;
const whole: CropArea = { x: 0, y: 0, width: 1, height: 1 };

/** The cropped image as others will see it; without a crop, the whole image. */
export function Previews({ src, crop, round = true }: { src: string; crop?: CropArea; round?: boolean }) {
  return (
    <div>
      <p className={styles.label}>{crop ? <Trans>How it will look</Trans> : <Trans>How it looks now</Trans>}</p>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <CropPreview key={size} round={round} src={src} crop={crop ?? whole} width={size} />
        ))}
      </div>
    </div>
  );
}

/** Initials in the sizes of the preview, shown if there is no image. */
export function Initials({ name, seed }: { name: string; seed: string }) {
  return (
    <div>
      <p className={styles.label}>
        <Trans>How it looks now</Trans>
      </p>
      <div className={styles.sizes}>
        <Avatar name={name} seed={seed} size="lg" />
        <Avatar name={name} seed={seed} />
        <Avatar name={name} seed={seed} size="xs" />
      </div>
    </div>
  );
}
