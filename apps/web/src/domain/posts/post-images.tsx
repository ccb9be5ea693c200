import { useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { lazy, Suspense, useState } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import styles from "./post-card.module.css";

const ImageViewer = lazy(() => import("./image-viewer.tsx").then((module) => ({ default: module.ImageViewer })));

type AttachedImages = Post["images"];

const columnsOf = (count: number): number => (count === 4 ? 2 : count <= 3 ? count : count <= 6 ? 3 : 4);

/** The images of a post. A single image keeps its aspect ratio, several are cropped to squares. A click enlarges an image. */
export function PostImages({ images }: { images: AttachedImages }) {
  const { t } = useLingui();
  const [at, setAt] = useState<number | null>(null);
  const columns = columnsOf(images.length);
  const total = images.length;
  return (
    <>
      <div className={styles.images} data-columns={columns}>
        {images.map(({ id, alt, width, height }, index) => {
          const number = index + 1;
          return (
            <button key={id} type="button" className={styles.image} dir="auto" onClick={() => setAt(index)}>
              <img
                src={imageUrl(id, columns === 1 ? 1_600 : 800)}
                srcSet={[320, 800, 1_600].map((size) => `${imageUrl(id, size as 320)} ${size}w`).join(", ")}
                sizes={`(max-width: 760px) ${Math.round(100 / columns)}vw, ${Math.round(680 / columns)}px`}
                width={width}
                height={height}
                loading="lazy"
                alt={alt || t`Image ${number} of ${total}`}
              />
            </button>
          );
        })}
      </div>
      {at !== null && (
        <Suspense fallback={null}>
          <ImageViewer images={images} at={at} onMove={setAt} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  );
}
