import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { reveals } from "@orbita/contract/applications/states";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { IconEye } from "@tabler/icons-react";
import { useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { stageChoices, type Stage } from "./next-stage.ts";
import { useCandidateName } from "./use-candidate-name.ts";
import { useMove } from "./use-move.ts";
import { useStageNames } from "./use-stage-names.ts";

type Props = { application: Application; begin: Stage; onClose: () => void };

/** A move with a few words to who applied, in the language that they read. */
export function MoveDialog({ application, begin, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { nameOf: stageName } = useStageNames();
  const { callName } = useCandidateName();
  const move = useMove();
  const [to, setTo] = useState(begin);
  const [text, setText] = useState("");
  const { id, language, blind, allowed } = application;
  const who = callName(application);
  const said = text.trim() || null;
  const count = (value: number) => formatCount(i18n.locale, value);
  return (
    <FormDialog
      onClose={onClose}
      title={t`Move ${who} on`}
      description={<Trans>The mail leaves after 10 seconds: until then you can take it back.</Trans>}
      onSubmit={() =>
        move.mutate(
          { ids: [id], to, ...(said !== null && { words: { it: null, en: null, [language]: said } }) },
          { onSuccess: onClose },
        )
      }
      submitLabel={t`Move to ${stageName(to)}`}
      busy={move.isPending}
      failure={move.error && failureText(i18n, move.error)}
    >
      <NativeSelect
        label={t`Where to`}
        options={stageChoices
          .filter((stage) => allowed.includes(stage))
          .map((stage) => ({ value: stage, label: stageName(stage) }))}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value as Stage)}
      />
      <TextArea
        data-autofocus
        label={language === "it" ? t`A few words, in Italian` : t`A few words, in English`}
        optional={t`optional`}
        hint={t`${who} reads them in the mail and in the history.`}
        lang={language}
        rows={5}
        maxLength={limits.words.max}
        counter={(used, max) => `${count(used)} / ${count(max)}`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {blind && reveals(to) && (
        <Note icon={IconEye}>
          <Trans>10 seconds after the move you see name and photo, and the candidate is told.</Trans>
        </Note>
      )}
    </FormDialog>
  );
}
