import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { FileItem } from "@orbita/ui/fields/file-item.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { formatCount, formatKilobytes } from "~/shell/format/format.ts";
import { useUploadFailure } from "~/domain/resume-uploads/use-upload-failure.ts";
import type { DocumentUploadControl } from "~/domain/resume-uploads/use-send-document.ts";

/** An upload in progress, or the reason why it failed. */
export function SendingDocument({ sending: { state, file, retry, cancel } }: { sending: DocumentUploadControl }) {
  const { t, i18n } = useLingui();
  const failureOf = useUploadFailure();
  const failure = state.kind === "failed" ? failureOf(state.error) : null;
  if (!file) return null;
  const share = state.kind === "sending" ? state.share : 0;
  const percent = formatCount(i18n.locale, Math.round(share * 100));
  return (
    <FileItem
      name={file.name}
      detail={formatKilobytes(i18n.locale, file.size)}
      progress={failure ? undefined : { share, label: t`${percent}% uploaded` }}
      error={failure?.text}
      actions={
        <Acts key={state.kind}>
          {failure?.canRetry && (
            <Button size="sm" onClick={() => void retry()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={cancel}>
            {failure ? <Trans>Choose another file</Trans> : <Trans>Cancel</Trans>}
          </Button>
        </Acts>
      }
    />
  );
}

/** A row of buttons that focuses its first button on mount, because the previously focused element is gone. */
function Acts({ children }: { children: ReactNode }) {
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => acts.current?.querySelector("button")?.focus(), []);
  return <div ref={acts}>{children}</div>;
}
