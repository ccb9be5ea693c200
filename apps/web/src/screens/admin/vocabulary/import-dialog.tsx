import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry, VocabularyType } from "@orbita/contract";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import { Note } from "@orbita/ui/base/note.tsx";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { previewOf, type CsvImportPreview } from "./csv.ts";
import type { ListActions } from "./use-list-actions.ts";
import styles from "./value-lists.module.css";

type Props = { type: VocabularyType; entries: readonly AdminVocabularyEntry[]; acts: ListActions; onClose: () => void };

/** Imports entries from a CSV file. Shows a preview of the changes before sending. The import is all or nothing. */
export function ImportDialog({ type, entries, acts, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [preview, setPreview] = useState<CsvImportPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const changes = preview ? preview.added.length + preview.changed.length : 0;
  const tooMany = preview !== null && preview.rows.length > vocabularyLimits.import;
  const send = async () => {
    if (!preview) return;
    setBusy(true);
    try {
      await answered(api().vocabulary.import({ body: { type, rows: preview.rows } }));
      await acts.refresh();
      showToast({ message: t`List updated from the file` });
      onClose();
    } catch (error) {
      setFailure(failureText(i18n, error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t`Import from CSV`}
      description={t`Columns: code, it, en. Entries with an existing code will be renamed and new ones will go at the end. Nothing will be deleted.`}
      width={640}
      submitLabel={<Plural value={changes} _0="Import" one="Import # change" other="Import # changes" />}
      onSubmit={send}
      busy={busy}
      disabled={changes === 0 || tooMany || (preview?.wrong.length ?? 0) > 0}
      failure={failure}
    >
      <FileDrop
        prompt={
          <Trans>
            <b>Drop the file here</b> or <u>choose a file from your device</u>
          </Trans>
        }
        hint={t`${plural(vocabularyLimits.import, { one: "CSV, up to # row", other: "CSV, up to # rows" })}`}
        accept=".csv,text/csv"
        onFiles={([file]) => {
          setFailure(null);
          void file?.text().then((text) => setPreview(previewOf(text, entries)));
        }}
      />
      {preview && <PreviewOf preview={preview} tooMany={tooMany} />}
    </FormDialog>
  );
}

const shown = 8;

function PreviewOf({ preview, tooMany }: { preview: CsvImportPreview; tooMany: boolean }) {
  const { t } = useLingui();
  const { added, changed, unchanged, wrong } = preview;
  const lines = wrong.slice(0, shown).join(", ");
  return (
    <>
      {wrong.length > 0 && (
        <Note tone="danger">{t`A code or an Italian name is missing or invalid. Lines to check: ${lines}.`}</Note>
      )}
      {tooMany && (
        <Note tone="danger">{t`${plural(vocabularyLimits.import, { one: "Import up to # row at a time.", other: "Import up to # rows at a time." })}`}</Note>
      )}
      <p role="status">
        <Trans>
          {added.length} new, {changed.length} renamed, {unchanged} unchanged
        </Trans>
      </p>
      <ul className={styles.samples}>
        {added.slice(0, shown).map(({ code, it }) => (
          <li key={code}>
            <b>+ {it}</b> <bdi className={styles.mono}>{code}</bdi>
          </li>
        ))}
        {changed.slice(0, shown).map(({ line, before }) => (
          <li key={line.code}>
            <del>{[before.it, before.en].filter(Boolean).join(" / ")}</del>{" "}
            <b>{[line.it, line.en].filter(Boolean).join(" / ")}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
