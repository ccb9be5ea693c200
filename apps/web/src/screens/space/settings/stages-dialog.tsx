import { Trans, useLingui } from "@lingui/react/macro";
import type { StageLabels } from "@orbita/contract";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { stateNames } from "~/domain/applications/state-names.ts";
import { stagesQuery } from "~/domain/applications/candidate-queries.ts";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { toStageLabels, emptyStageInputs, stageOrder, toStageInputs } from "./stage-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

type Props = { labels: StageLabels["labels"]; onClose: () => void };

/** Edits the Space's label for each stage in both languages. An empty input keeps the default name. */
export function StagesDialog({ labels, onClose }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const [words, setWords] = useState(() => toStageInputs(labels));
  const save = useMutation({
    mutationFn: () =>
      answered(api().applications.saveStages({ params: { id: space.id }, body: { labels: toStageLabels(words) } })),
    onSuccess: (saved) => {
      queries.setQueryData(stagesQuery(space.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
      showToast({ message: t`Saved` });
      onClose();
    },
  });
  const languages = [
    { code: "it", name: t`Italian`, labelOf: (stage: string) => t`${stage} in Italian` },
    { code: "en", name: t`English`, labelOf: (stage: string) => t`${stage} in English` },
  ] as const;
  return (
    <FormDialog
      onClose={onClose}
      width={640}
      title={t`Hiring stages`}
      description={<Trans>Every Space has the same six stages. You can only edit their names.</Trans>}
      onSubmit={() => save.mutate()}
      submitLabel={t`Save`}
      busy={save.isPending}
      failure={save.error && failureText(i18n, save.error)}
      footNote={
        toStageLabels(words).length > 0 && (
          <TextLink onClick={() => setWords(emptyStageInputs())}>
            <Trans>Restore default names</Trans>
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
              {languages.map(({ code, name, labelOf }) => (
                <TextField
                  key={code}
                  label={name}
                  aria-label={labelOf(usual)}
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
