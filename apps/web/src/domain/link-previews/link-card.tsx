import { useLingui } from "@lingui/react/macro";
import type { LinkPreview } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { spaceTint } from "@orbita/ui/base/tint.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconFileText, IconX } from "@tabler/icons-react";
import { useState } from "react";
import styles from "./link-card.module.css";

export type LinkCardProps = {
  preview: LinkPreview;
  /** Removes the card. Set only while the author is writing. */
  onRemove?: (() => void) | undefined;
};

/** The preview of a linked web page. Its image is our own copy, so that the linked site learns nothing about readers. */
export function LinkCard({ preview, onRemove }: LinkCardProps) {
  const { t } = useLingui();
  const [lost, setLost] = useState(false);
  const { id, url, title, description, site, image } = preview;
  return (
    <div className={styles.card}>
      <span className={styles.sign} style={{ background: spaceTint(site) }}>
        {image && !lost ? (
          <img src={`${basePath}/link-preview/${id}/image`} alt="" loading="lazy" onError={() => setLost(true)} />
        ) : (
          <Icon icon={IconFileText} size="lg" />
        )}
      </span>
      <div className={styles.words}>
        <a href={url} target="_blank" rel="noopener nofollow ugc" className={styles.title} dir="auto">
          {title}
        </a>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <p className={styles.site}>
          <bdi>{site}</bdi>
        </p>
      </div>
      {onRemove && (
        <IconButton icon={IconX} size="sm" label={t`Remove preview`} className={styles.remove} onClick={onRemove} />
      )}
    </div>
  );
}
