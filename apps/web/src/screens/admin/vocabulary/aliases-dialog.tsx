import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry } from "@orbita/contract";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useState } from "react";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import type { ListActions } from "./use-list-actions.ts";

type Props = { entry: AdminVocabularyEntry; acts: ListActions; onClose: () => void };

/** Edits the aliases of an entry. Searches match them, but they are never shown. */
export function AliasesDialog({ entry, acts, onClose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(entry.aliases.join("\n"));
  const [problem, setProblem] = useState<string | null>(null);
  const lines = [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
  const most = vocabularyLimits.aliases;
  const save = async () => {
    const failed =
      lines.length > most
        ? t`${plural(most, { one: "Enter up to # word", other: "Enter up to # words" })}`
        : await acts.rename(entry.id, { aliases: lines });
    setProblem(failed);
    if (failed === null) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t`Other words for “${entry.it}”`}
      description={t`Add the words people type to find this entry, in any language. We never show these words.`}
      onSubmit={save}
      submitLabel={t`Save`}
    >
      <TextArea
        data-autofocus
        label={t`Words, one per line`}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem}
      />
    </FormDialog>
  );
}
