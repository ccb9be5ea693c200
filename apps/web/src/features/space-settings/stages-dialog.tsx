import { Trans, useLingui } from "@lingui/react/macro";
import type { StageLabels } from "@orbita/contract";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { stateNames } from "~/domain/applications/state-words.ts";
import { stagesQuery } from "~/domain/applications/candidate-queries.ts";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { labelsOf, noWords, stageOrder, wordsOf } from "./stage-form.ts";
import styles from "./space-settings.module.css";

type Props = { labels: StageLabels["labels"]; onClose: () => void };

/** Edits the Space's label for each stage in both languages. An empty input keeps the default name. */
export function StagesDialog({ labels, onClose }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const [words, setWords] = useState(() => wordsOf(labels));
  const save = useMutation({
    mutationFn: () =>
      answered(api().applications.saveStages({ params: { id: space.id }, body: { labels: labelsOf(words) } })),
    onSuccess: (saved) => {
      queries.setQueryData(stagesQuery(space.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
      showToast({ message: t`Saved` });
      onClose();
    },
  });
  const languages = [
    { code: "it", name: t`Italian` },
    { code: "en", name: t`English` },
  ] as const;
  return (
    <FormDialog
      onClose={onClose}
      width={640}
      title={t`Stages of the selection`}
      description={<Trans>They are the same six states for everybody; only their names are yours.</Trans>}
      onSubmit={() => save.mutate()}
      submitLabel={t`Save`}
      busy={save.isPending}
      failure={save.error && failureText(i18n, save.error)}
      footNote={
        labelsOf(words).length > 0 && (
          <TextLink onClick={() => setWords(noWords())}>
            <Trans>Back to the usual names</Trans>
          </TextLink>
        )
      }
    >
      <div className={styles.stages}>
        {stageOrder.map((status) => {
          const usual = i18n._(stateNames[status]);
          return (
            <fieldset key={status} className={styles.stage}>
              <legend>{usual}</legend>
              {languages.map(({ code, name }) => (
                <TextField
                  key={code}
                  label={name}
                  aria-label={`${usual}, ${name}`}
                  lang={code}
                  maxLength={limits.stageLabel.max}
                  value={words[status][code]}
                  onChange={(event) =>
                    setWords({ ...words, [status]: { ...words[status], [code]: event.currentTarget.value } })
                  }
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </FormDialog>
  );
}
