import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { postLimits } from "@orbita/contract/posts/limits";
import { cx } from "@orbita/ui/cx.ts";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconAlt, IconPhotoPlus } from "@tabler/icons-react";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { AltDialog } from "./alt-dialog.tsx";
import { PictureTile } from "./picture-tile.tsx";
import type { ComposerPicture, PicturesControl } from "./use-pictures.ts";
import shared from "./post-composer.module.css";
import styles from "./pictures.module.css";

type Props = { pictures: PicturesControl; onMore: () => void };

/** The images of a post, a button to add more, and how many have an alternative text. */
export function PictureStrip({ pictures, onMore }: Props) {
  const { t } = useLingui();
  const [described, setDescribed] = useState<string | null>(null);
  const all = pictures.pictures;
  const left = postLimits.images - all.length;
  return (
    <>
      {all.length > 0 && (
        <ul
          aria-label={t`Images`}
          className={cx(styles.strip, all.length === 1 && styles.one, all.length > 2 && styles.many)}
        >
          {all.map((picture, index) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              at={index}
              of={all.length}
              pictures={pictures}
              onDescribe={() => setDescribed(picture.key)}
            />
          ))}
          {left > 0 && (
            <li>
              <button type="button" className={styles.more} onClick={onMore}>
                <Icon icon={IconPhotoPlus} size="lg" />
                <span>
                  <Trans context="pictures">
                    <Plural value={left} one="# more" other="# more" />
                  </Trans>
                </span>
              </button>
            </li>
          )}
        </ul>
      )}
      {pictures.refusal && (
        <div role="alert" className={shared.wrong}>
          <FieldError>
            {pictures.refusal === "type" ? (
              <Trans>Use JPG, PNG or WebP images.</Trans>
            ) : (
              <Trans>
                You can add up to <Plural value={postLimits.images} one="# image" other="# images" /> to a post.
              </Trans>
            )}
          </FieldError>
        </div>
      )}
      {all.length > 0 && <Descriptions all={all} onDescribe={setDescribed} />}
      {described !== null && (
        <AltDialog key={described} pictures={pictures} pictureKey={described} onClose={() => setDescribed(null)} />
      )}
    </>
  );
}

function Descriptions({ all, onDescribe }: { all: readonly ComposerPicture[]; onDescribe: (key: string) => void }) {
  const { i18n } = useLingui();
  const written = all.filter(({ alt }) => alt !== "").length;
  const next = all.findIndex(({ alt }) => alt === "");
  const number = formatCount(i18n.locale, next + 1);
  const [done, of] = [formatCount(i18n.locale, written), formatCount(i18n.locale, all.length)];
  return (
    <p className={styles.alts}>
      <Icon icon={IconAlt} size="sm" />
      <span className={styles.altWords}>
        <Trans>
          Image descriptions:{" "}
          <b>
            {done} of {of}
          </b>
        </Trans>
      </span>
      {next >= 0 && (
        <TextLink onClick={() => onDescribe(all[next]!.key)}>
          <Trans>Describe image {number}…</Trans>
        </TextLink>
      )}
    </p>
  );
}
