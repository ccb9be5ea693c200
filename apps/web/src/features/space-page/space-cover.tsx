import type { Space } from "@orbita/contract";
import { spaceTint } from "@orbita/ui/base/tint.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import styles from "./space-view.module.css";

/** The Space's cover image, or its colour. No generic image replaces a missing cover. */
export function SpaceCover({ space: { id, cover } }: { space: Pick<Space, "id" | "cover"> }) {
  return (
    <div className={styles.cover} style={{ background: spaceTint(id) }}>
      {cover && (
        <img
          src={imageUrl(cover, 1_600)}
          srcSet={`${imageUrl(cover, 800)} 800w, ${imageUrl(cover, 1_600)} 1600w`}
          sizes="100vw"
          alt=""
        />
      )}
    </div>
  );
}
