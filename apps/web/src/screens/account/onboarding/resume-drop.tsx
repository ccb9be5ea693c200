import { Trans, useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { FileItem } from "@orbita/ui/fields/file-item.tsx";
import { useState } from "react";
import { useUploadFailure } from "~/domain/resume-uploads/use-upload-failure.ts";
import { formatCount, formatKilobytes } from "~/shell/format/format.ts";
import type { ResumeUploadControl } from "./use-resume-upload.ts";

const { maxBytes } = fileLimits.resume;
export const megabytes = maxBytes / 1_024 / 1_024;
const endings = [".pdf", ".docx", ".doc"] as const;

type DroppedFileRefusal = "many" | "type" | "size";

/** Checks files before the upload; the server checks again, more strictly. */
function refusalOf(files: readonly File[]): DroppedFileRefusal | null {
  const [file] = files;
  if (!file || files.length > 1) return "many";
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return "type";
  return file.size > maxBytes ? "size" : null;
}

type Props = { upload: ResumeUploadControl; missing: boolean };

/** Uploads a resume as a document that only its owner can see. */
export function ResumeDrop({ upload, missing }: Props) {
  const { t, i18n } = useLingui();
  const [refusal, setRefusal] = useState<DroppedFileRefusal | null>(null);
  const { file, state } = upload;
  const failureOf = useUploadFailure();

  if (file && state.kind !== "idle") {
    const share = state.kind === "sending" ? state.share : 0;
    const failure = state.kind === "failed" ? failureOf(state.error) : null;
    const percent = formatCount(i18n.locale, Math.round(share * 100));
    return (
      <FileItem
        name={file.name}
        detail={formatKilobytes(i18n.locale, file.size)}
        progress={state.kind === "sending" ? { share, label: t`${percent}% uploaded` } : undefined}
        done={
          state.kind === "kept" ? (
            <Trans>
              CV uploaded. Only you can see it. Continue to review what we read in it: we won’t add anything to your
              profile until you confirm it.
            </Trans>
          ) : undefined
        }
        error={failure?.text}
        actions={
          <>
            {failure?.canRetry && (
              <Button size="sm" onClick={() => void upload.retry()}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={state.kind === "sending" ? upload.cancel : upload.discard}>
              {state.kind === "sending" ? <Trans>Cancel</Trans> : <Trans>Choose another file</Trans>}
            </Button>
          </>
        }
      />
    );
  }

  const words: Record<DroppedFileRefusal, string> = {
    many: t`Upload one file at a time`,
    type: t`Upload a PDF or Word document`,
    size: t`This file is too large: upload one up to ${megabytes} MB`,
  };
  const nothing = missing ? t`Upload your CV or start from scratch` : undefined;
  return (
    <FileDrop
      prompt={
        <Trans>
          <b>Drop your CV here</b> or <u>choose a file from your device</u>
        </Trans>
      }
      hint={
        <Trans>
          {endings.join(" ")}, up to {megabytes} MB. Only you can see it.
        </Trans>
      }
      accept={endings.join(",")}
      error={refusal ? words[refusal] : nothing}
      onFiles={(files) => {
        const refused = refusalOf(files);
        setRefusal(refused);
        if (!refused) void upload.send(files[0]!);
      }}
    />
  );
}
