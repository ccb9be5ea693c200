import { useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import styles from "./post-card.module.css";

type Props = { images: Post["images"]; at: number; onMove: (at: number) => void; onClose: () => void };

/** An enlarged image with its alternative text. The arrow keys cycle through all images of the post. */
export function ImageViewer({ images, at, onMove, onClose }: Props) {
  const { t } = useLingui();
  const image = images[at];
  const total = images.length;
  const number = at + 1;
  const step = (by: number) => onMove((at + by + total) % total);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const towards = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (towards === undefined || total < 2) return;
    event.preventDefault();
    step(document.dir === "rtl" ? -towards : towards);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  if (!image) return null;
  return (
    <Dialog
      opened
      width={1_040}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Image ${number} of ${total}`}
      actions={
        total > 1 && (
          <>
            <IconButton
              variant="outline"
              flip
              icon={IconChevronLeft}
              label={t`Previous image`}
              onClick={() => step(-1)}
            />
            <IconButton variant="outline" flip icon={IconChevronRight} label={t`Next image`} onClick={() => step(1)} />
          </>
        )
      }
    >
      <div className={styles.viewed}>
        <img
          key={image.id}
          src={imageUrl(image.id, 1_600)}
          width={image.width}
          height={image.height}
          alt={image.alt || t`Image ${number} of ${total}`}
          style={{ width: "auto", height: "auto" }}
        />
      </div>
      <div role="status" className={styles.caption}>
        {image.alt && (
          <Text size="md">
            <bdi>{image.alt}</bdi>
          </Text>
        )}
      </div>
    </Dialog>
  );
}
