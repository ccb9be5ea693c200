import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { spaceTint } from "@orbita/ui/base/tint.ts";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconUpload } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import { useSpaceImage, type SpaceImageName } from "./use-space-image.tsx";
import styles from "~/domain/spaces/space-settings.module.css";

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
      hint={<Trans>The logo must be square.</Trans>}
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
      hint={
        <Trans>
          The cover must be six times as wide as it’s tall. If you don’t upload one, we’ll use your Space’s colour.
        </Trans>
      }
    />
  );
}

type Props = { image: SpaceImageName; title: string; shown: ReactNode; hint: ReactNode };

/** One of the Space's images, with buttons to change or remove it. */
function ImageRow({ image, title, shown, hint }: Props) {
  const { t } = useLingui();
  const { server, readOnly } = useForm();
  const { words, save, choose, error, dialog } = useSpaceImage(image, title);
  const picker = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const has = server[image] !== null;

  async function remove(): Promise<void> {
    if (!(await save.remove())) return;
    change.current?.focus();
    showToast({ message: image === "logo" ? t`Logo removed` : t`Cover removed` });
  }
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
            aria-label={has ? t`Change ${title}` : t`Upload ${title}`}
            onClick={() => picker.current?.click()}
          >
            {has ? <Trans>Change</Trans> : <Trans>Upload</Trans>}
          </Button>
          {has && (
            <Button
              size="sm"
              variant="quiet"
              busy={save.busy}
              aria-label={t`Remove ${title}`}
              onClick={() => void remove()}
            >
              <Trans>Remove</Trans>
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
      {dialog}
    </div>
  );
}
