import { Trans, useLingui } from "@lingui/react/macro";
import type { EntityRecord } from "@orbita/contract/back-office/entity";
import { Button } from "@orbita/ui/base/button.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconUpload } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ChangeEvent } from "react";
import { acceptedDocuments } from "~/domain/resume-uploads/chosen-document.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useAccessReason } from "../access-reason.tsx";
import { kindKey } from "~/domain/back-office/queries.ts";
import { toPlainText } from "../field-value.tsx";

/** Lets an admin upload a CV for a user. The user receives it as a proposal and decides whether to accept it. */
export function UploadResumeButton({ record }: { record: EntityRecord }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const reason = useAccessReason((state) => state.reason);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const name = toPlainText(record["name"]);
  async function send(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    if (!file) return;
    setBusy(true);
    try {
      await answered(
        api().resumeUploads.parseForUser({ params: { id: record.id }, body: {}, files: [file] }, { reason }),
      );
      showToast({ message: t`CV sent. ${name} will see it as a proposal.` });
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: [...kindKey("user"), "history", record.id] });
  }
  return (
    <>
      <Button icon={IconUpload} busy={busy} onClick={() => input.current?.click()}>
        <Trans>Upload CV</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`${name}’s CV`}
        accept={acceptedDocuments}
        onChange={(event) => void send(event)}
      />
    </>
  );
}
