import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { spaceTint } from "@orbita/ui/base/tint.ts";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconUpload } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { ImageEditor } from "~/features/images/image-editor.tsx";
import { useImageWords } from "~/features/images/image-words.ts";
import { useChosenImage } from "~/features/images/use-chosen-image.ts";
import { useImageSave } from "~/features/images/use-image-save.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useForm } from "./use-space-form.ts";
import { useTakeSpace } from "./use-take-space.ts";
import styles from "./space-settings.module.css";

export function LogoRow() {
  const { t } = useLingui();
  const { server } = useForm();
  return (
    <ImageRow
      image="logo"
      title={t`Logo`}
      shown={
        <SpaceAvatar
          name={server.name}
          seed={server.id}
          size="lg"
          {...(server.logo && { src: imageUrl(server.logo, 256) })}
        />
      }
      hint={<Trans>Square.</Trans>}
    />
  );
}

export function CoverRow() {
  const { t } = useLingui();
  const { server } = useForm();
  return (
    <ImageRow
      image="cover"
      title={t`Cover`}
      shown={
        <span className={styles.cover} aria-hidden="true" style={{ background: spaceTint(server.id) }}>
          {server.cover && <img src={imageUrl(server.cover, 800)} alt="" />}
        </span>
      }
      hint={<Trans>Six times as wide as it is high; without one, a colour of yours.</Trans>}
    />
  );
}

type Props = { image: "logo" | "cover"; title: string; shown: ReactNode; hint: ReactNode };

/** A picture of the Space, saved as soon as its part was picked: it is no field of the form. */
function ImageRow({ image, title, shown, hint }: Props) {
  const { t, i18n } = useLingui();
  const { server, readOnly } = useForm();
  const purpose = image === "logo" ? "spaceLogo" : "spaceCover";
  const words = useImageWords(purpose);
  const { chosen, refusal, choose, drop } = useChosenImage(purpose);
  const take = useTakeSpace();
  const save = useImageSave(purpose, async (id) => {
    const call = api().spaces.changeOwn({ params: { id: server.id }, body: { [image]: id } }, { spaceId: server.id });
    await take(await answered(call), server);
  });
  const picker = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const has = server[image] !== null;
  const error = refusal ? words.refusal(refusal) : save.error === null || chosen ? null : failureText(i18n, save.error);

  async function remove(): Promise<void> {
    if (!(await save.remove())) return;
    change.current?.focus();
    showToast({ message: image === "logo" ? t`The logo is taken away` : t`The cover is taken away` });
  }
  const close = () => {
    save.cancel();
    drop();
  };
  return (
    <div className={styles.imageRow}>
      {shown}
      <div className={styles.imageWords}>
        <p className={styles.imageTitle}>{title}</p>
        {!readOnly && (
          <p className={styles.imageHint}>
            {hint} {words.limits}
          </p>
        )}
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
      {!readOnly && (
        <div className={styles.imageActs}>
          <Button
            ref={change}
            size="sm"
            variant="outline"
            icon={IconUpload}
            aria-label={has ? t`Change: ${title}` : t`Upload: ${title}`}
            onClick={() => picker.current?.click()}
          >
            {has ? <Trans>Change</Trans> : <Trans>Upload</Trans>}
          </Button>
          {has && (
            <Button
              size="sm"
              variant="quiet"
              busy={save.busy}
              aria-label={t`Take away: ${title}`}
              onClick={() => void remove()}
            >
              <Trans>Take away</Trans>
            </Button>
          )}
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={title}
            accept={words.accept}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = "";
              if (files.length > 0) void choose(files);
            }}
          />
        </div>
      )}
      <Dialog opened={chosen !== null} onClose={close} width={720} title={title} closeLabel={t`Close`}>
        {chosen && (
          <ImageEditor
            key={chosen.src}
            purpose={purpose}
            image={chosen}
            save={save}
            onDone={() => {
              drop();
              showToast({ message: image === "logo" ? t`The logo is in use` : t`The cover is in use` });
            }}
            onCancel={drop}
          />
        )}
      </Dialog>
    </div>
  );
}
