import { Trans, useLingui } from "@lingui/react/macro";
import { postLimits } from "@orbita/contract/posts/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { useState } from "react";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatCount } from "~/shell/format/format.ts";
import type { PicturesControl } from "./use-pictures.ts";
import styles from "./pictures.module.css";

type Props = { pictures: PicturesControl; pictureKey: string; onClose: () => void };

/** Edits the alternative text of an image, and its position among the images. */
export function AltDialog({ pictures, pictureKey, onClose }: Props) {
  const { t, i18n } = useLingui();
  const at = pictures.pictures.findIndex(({ key }) => key === pictureKey);
  const picture = pictures.pictures[at];
  const [alt, setAlt] = useState(picture?.alt ?? "");
  if (!picture) return null;
  const number = formatCount(i18n.locale, at + 1);
  const all = formatCount(i18n.locale, pictures.pictures.length);
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t`Description of image ${number} of ${all}`}
      description={t`For people who use a screen reader, and for when the image doesn’t load.`}
      submitLabel={t`Save`}
      onSubmit={() => {
        pictures.describe(pictureKey, alt.trim());
        onClose();
      }}
    >
      <img src={picture.src} alt="" className={styles.shown} />
      <TextArea
        data-autofocus
        label={t`What the image shows`}
        hint={t`Describe the image as you would on the phone: “The quay at Pra’ in the morning, two cranes at work”.`}
        rows={3}
        maxLength={postLimits.alt.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      {pictures.pictures.length > 1 && (
        <Row gap={2} wrap>
          <Button
            size="sm"
            variant="outline"
            icon={IconArrowLeft}
            disabled={at === 0}
            onClick={() => pictures.move(pictureKey, at - 1)}
          >
            <Trans>Move earlier</Trans>
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={IconArrowRight}
            disabled={at === pictures.pictures.length - 1}
            onClick={() => pictures.move(pictureKey, at + 1)}
          >
            <Trans>Move later</Trans>
          </Button>
        </Row>
      )}
    </FormDialog>
  );
}
