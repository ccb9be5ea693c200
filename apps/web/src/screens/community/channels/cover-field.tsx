import { Trans, useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useUpload } from "~/shell/api/use-upload.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./channel-page.module.css";

type Props = { value: string | null; onChange: (id: string | null) => void };

/** Uploads the cover of a channel. The channel's page shows the middle of the image, with a ratio of 6:1. */
export function CoverField({ value, onChange }: Props) {
  const { t, i18n } = useLingui();
  const upload = useUpload("channelCover");
  const picker = useRef<HTMLInputElement>(null);
  const { state } = upload;
  async function send(file: File | undefined): Promise<void> {
    const stored = file && (await upload.send(file));
    if (stored) onChange(stored.id);
  }
  return (
    <Stack gap={2}>
      <Text size="sm" weight="medium">
        <Trans>Cover</Trans>
      </Text>
      {value && <img className={styles.cover} src={imageUrl(value, 800)} alt="" />}
      <input
        ref={picker}
        type="file"
        hidden
        accept={fileLimits.channelCover.types.join(",")}
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      {state.kind === "sending" && (
        <ProgressBar task accent value={Math.round(state.share * 100)} max={100} label={t`Uploading cover`} />
      )}
      {state.kind === "failed" && (
        <div role="alert">
          <FieldError>{failureText(i18n, state.error)}</FieldError>
        </div>
      )}
      <Row gap={2} wrap>
        <Button size="sm" variant="outline" icon={IconUpload} onClick={() => picker.current?.click()}>
          {value ? <Trans>Replace cover</Trans> : <Trans>Upload cover</Trans>}
        </Button>
        {value && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  );
}
