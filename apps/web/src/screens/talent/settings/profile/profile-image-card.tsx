import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useRef } from "react";
import { ImageEditor } from "~/domain/files/image-editor.tsx";
import { Initials, Previews } from "~/domain/files/image-previews.tsx";
import { useImageLabels } from "~/domain/files/use-image-labels.ts";
import { useChosenImage } from "~/domain/files/use-chosen-image.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useOwnImage } from "./use-own-image.ts";
import styles from "~/domain/files/images.module.css";

/** The user's picture: round, in three sizes, with initials as the fallback. */
export function ProfileImageCard({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const words = useImageLabels("profileImage");
  const { chosen, refusal, choose, drop } = useChosenImage("profileImage");
  const save = useOwnImage("profileImage");
  const picker = useRef<HTMLInputElement>(null);
  const back = () => {
    drop();
    // The focused element is unmounted, so the focus moves to the file picker.
    requestAnimationFrame(() => picker.current?.focus());
  };
  async function remove(): Promise<void> {
    if (!(await save.remove())) return;
    picker.current?.focus();
    showToast({ message: t`Photo removed` });
  }

  if (chosen)
    return (
      <FormCard title={<Trans>Photo</Trans>}>
        <ImageEditor
          key={chosen.src}
          purpose="profileImage"
          image={chosen}
          save={save}
          onDone={() => {
            back();
            showToast({ message: t`Photo updated` });
          }}
          onCancel={back}
        />
      </FormCard>
    );
  return (
    <FormCard title={<Trans>Photo</Trans>}>
      <div className={styles.editor}>
        <FileDrop
          ref={picker}
          prompt={
            <Trans>
              <b>Drop a photo of yourself here</b> or <u>choose a file</u>
            </Trans>
          }
          hint={words.limits}
          accept={words.accept}
          error={refusal ? words.refusal(refusal) : undefined}
          onFiles={(files) => void choose(files)}
        />
        <div className={styles.side}>
          {me.profileImage ? (
            <Previews src={imageUrl(me.profileImage, 256)} />
          ) : (
            <Initials name={`${me.firstName} ${me.lastName}`} seed={me.id} />
          )}
          <p className={styles.words}>
            {me.profileImage ? (
              <Trans>A new photo will replace this one everywhere, right away.</Trans>
            ) : (
              <Trans>A photo is optional: without one, we’ll show your initials.</Trans>
            )}
          </p>
          {save.error !== null && (
            <div role="alert">
              <FieldError>{failureText(i18n, save.error)}</FieldError>
            </div>
          )}
          {me.profileImage && (
            <div className={styles.acts}>
              <Button variant="outline" size="sm" busy={save.busy} onClick={() => void remove()}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          )}
        </div>
      </div>
    </FormCard>
  );
}
