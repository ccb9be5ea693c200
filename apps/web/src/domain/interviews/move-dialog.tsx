import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationCard, BulkMoveResult } from "@orbita/contract";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { reveals, statusesFrom } from "@orbita/contract/applications/states";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { IconEye, IconMail } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { stageChoices, type ApplicationStage } from "~/domain/applications/next-stage.ts";
import { applicationQuery } from "~/domain/applications/candidate-queries.ts";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { useMove } from "~/domain/applications/use-move.ts";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";

type MailLanguage = "it" | "en";
type Props = {
  applications: readonly ApplicationCard[];
  begin: ApplicationStage;
  onMoved?: ((done: BulkMoveResult) => void) | undefined;
  onClose: () => void;
};

/** The languages in which the message is written: the language of a single candidate, or both for several candidates. */
function useReadLanguages(applications: readonly ApplicationCard[]): readonly MailLanguage[] | undefined {
  const space = useActingSpace();
  const isSingle = applications.length === 1;
  const { data, isError } = useQuery({
    ...applicationQuery(space.id, applications[0]?.id ?? ""),
    enabled: isSingle,
  });
  if (!isSingle || isError) return ["it", "en"];
  return data && [data.language];
}

/** Moves one or several applications, with an optional message in the languages that the candidates read. */
export function MoveDialog({ applications, begin, onMoved, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { nameOf: stageName } = useStageNames();
  const { callName } = useCandidateName();
  const move = useMove();
  const [to, setTo] = useState(begin);
  const [text, setText] = useState<Record<MailLanguage, string>>({ it: "", en: "" });
  const languages = useReadLanguages(applications);
  const count = applications.length;
  const who = applications[0] && callName(applications[0]);
  const canMove = (stage: ApplicationStage) =>
    applications.filter(({ status }) => statusesFrom(status, "member").includes(stage));
  const movable = canMove(to);
  const words = { it: text.it.trim() || null, en: text.en.trim() || null };
  const hasWords = words.it !== null || words.en !== null;
  const labels = { it: t`Message in Italian`, en: t`Message in English` };
  if (!languages) return null;
  return (
    <FormDialog
      onClose={onClose}
      title={
        count === 1
          ? t`Move ${who} to another stage`
          : t`${plural(count, { one: "Move # application to another stage", other: "Move # applications to another stage" })}`
      }
      description={<Trans>We’ll send the email after 10 seconds. Until then, you can undo the move.</Trans>}
      onSubmit={() =>
        move.mutate(
          { ids: movable.map(({ id }) => id), to, ...(hasWords && { words }) },
          {
            onSuccess: (done) => {
              onMoved?.(done);
              onClose();
            },
          },
        )
      }
      submitLabel={t`Move to ${stageName(to)}`}
      busy={move.isPending}
      disabled={movable.length === 0}
      failure={move.error && failureText(i18n, move.error)}
    >
      <NativeSelect
        label={t`New stage`}
        options={stageChoices
          .filter((stage) => canMove(stage).length > 0)
          .map((stage) => ({ value: stage, label: stageName(stage) }))}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value as ApplicationStage)}
      />
      {languages.map((language, index) => (
        <TextArea
          key={language}
          {...(index === 0 && { "data-autofocus": true })}
          label={labels[language]}
          optional={t`optional`}
          hint={
            count === 1
              ? t`${who} will see this message in the email and in the timeline.`
              : t`Candidates who use this language will see the message in the email and in the timeline.`
          }
          lang={language}
          rows={count === 1 ? 5 : 3}
          maxLength={limits.words.max}
          counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
          value={text[language]}
          onChange={({ currentTarget: { value } }) => setText((now) => ({ ...now, [language]: value }))}
        />
      ))}
      {to === "interview" && (
        <Note icon={IconMail}>
          <Trans>
            The email will say that the application is at the interview stage, but it won’t include any times. Propose
            them in the “Interview” tab.
          </Trans>
        </Note>
      )}
      {to === "offer" && (
        <Note icon={IconMail}>
          <Trans>
            The email will say that the application is at the offer stage and will contain only what you write here.
          </Trans>
        </Note>
      )}
      {applications.some(({ blind }) => blind) && reveals(to) && (
        <Note icon={IconEye}>
          <Trans>10 seconds after the move, you’ll see the name and photo, and we’ll notify the candidate.</Trans>
        </Note>
      )}
    </FormDialog>
  );
}
