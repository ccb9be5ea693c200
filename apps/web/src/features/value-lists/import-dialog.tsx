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
import { previewOf, type Preview } from "./csv.ts";
import type { ListActs } from "./use-list-acts.ts";
import styles from "./value-lists.module.css";

type Props = { type: VocabularyType; entries: readonly AdminVocabularyEntry[]; acts: ListActs; onClose: () => void };

/** Shows a preview of the changes before sending. The import is all or nothing. */
export function ImportDialog({ type, entries, acts, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [preview, setPreview] = useState<Preview | null>(null);
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
      showToast({ message: t`The list is as in the file` });
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
      description={t`Columns code, it, en. A code that is there is renamed, a new one goes to the end; nothing is deleted.`}
      width={640}
      submitLabel={<Plural value={changes} _0="Import" one="Import # change" other="Import # changes" />}
      onSubmit={send}
      busy={busy}
      disabled={changes === 0 || tooMany || (preview?.wrong.length ?? 0) > 0}
      failure={failure}
    >
      <FileDrop
        prompt={t`Drop the file here`}
        or={t`or`}
        choose={t`choose it from this device`}
        hint={t`CSV, at most ${vocabularyLimits.import} lines`}
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

function PreviewOf({ preview, tooMany }: { preview: Preview; tooMany: boolean }) {
  const { t } = useLingui();
  const { added, changed, unchanged, wrong } = preview;
  const lines = wrong.slice(0, shown).join(", ");
  return (
    <>
      {wrong.length > 0 && (
        <Note tone="danger">{t`A code or an Italian name is missing or not valid at line ${lines}.`}</Note>
      )}
      {tooMany && <Note tone="danger">{t`At most ${vocabularyLimits.import} lines at once.`}</Note>}
      <p role="status">
        <Trans>
          {added.length} new, {changed.length} renamed, {unchanged} as they are
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
