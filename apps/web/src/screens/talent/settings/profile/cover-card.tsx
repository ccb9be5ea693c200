import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { useRef } from "react";
import { ImageEditor } from "~/domain/files/image-editor.tsx";
import { useImageLabels } from "~/domain/files/use-image-labels.ts";
import { useChosenImage } from "~/domain/files/use-chosen-image.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useOwnImage } from "./use-own-image.ts";
import styles from "~/domain/files/images.module.css";

/** The cover image at the top of the user's profile page. */
export function CoverCard({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const words = useImageLabels("coverImage");
  const { chosen, refusal, choose, drop } = useChosenImage("coverImage");
  const save = useOwnImage("coverImage");
  const card = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  // The focused element is unmounted, so the focus moves to the first control of the card.
  const back = () => requestAnimationFrame(() => card.current?.querySelector<HTMLElement>("button, input")?.focus());
  const error = refusal ? words.refusal(refusal) : save.error === null ? null : failureText(i18n, save.error);

  async function remove(): Promise<void> {
    if (!(await save.remove())) return;
    back();
    showToast({ message: t`Cover removed` });
  }

  return (
    <div ref={card}>
      <FormCard
        title={<Trans>Cover</Trans>}
        actions={
          me.coverImage &&
          !chosen && (
            <>
              <Button size="sm" variant="outline" onClick={() => picker.current?.click()}>
                <Trans>Change</Trans>
              </Button>
              <Button size="sm" variant="quiet" busy={save.busy} onClick={() => void remove()}>
                <Trans>Remove</Trans>
              </Button>
            </>
          )
        }
      >
        {chosen ? (
          <ImageEditor
            key={chosen.src}
            purpose="coverImage"
            image={chosen}
            save={save}
            onDone={() => {
              drop();
              back();
              showToast({ message: t`Cover updated` });
            }}
            onCancel={() => {
              drop();
              back();
            }}
          />
        ) : me.coverImage ? (
          <>
            <img src={imageUrl(me.coverImage, 1_600)} alt={t`Your cover image`} className={styles.cover} />
            <input
              ref={picker}
              type="file"
              hidden
              accept={words.accept}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                event.target.value = "";
                if (files.length > 0) void choose(files);
              }}
            />
            {error && (
              <div role="alert">
                <FieldError>{error}</FieldError>
              </div>
            )}
          </>
        ) : (
          <FileDrop
            prompt={
              <Trans>
                <b>Drop a cover image here</b> or <u>choose a file</u>
              </Trans>
            }
            hint={words.limits}
            accept={words.accept}
            error={error ?? undefined}
            onFiles={(files) => void choose(files)}
          />
        )}
      </FormCard>
    </div>
  );
}
