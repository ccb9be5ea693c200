import { Trans, useLingui } from "@lingui/react/macro";
import type { ScorecardAnswer, ScorecardCriterion, Scorecards } from "@orbita/contract";
import { scorecardLimits as limits } from "@orbita/contract/scorecards/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { useScorecards } from "./queries.ts";
import { useCriterionLabels } from "./use-criterion-labels.ts";
import styles from "./scorecards.module.css";

type JudgementDraft = { answer: ScorecardAnswer; note: string };
type Props = {
  applicationId: string;
  jobPostId: string;
  cards: Scorecards;
  onDone: () => void;
  onCancel?: () => void;
};

const unsaid: JudgementDraft = { answer: "notAsked", note: "" };

/** The form of the member's own scorecard. Keeps the input until the card is submitted, even if the criteria change in between. */
export function ScorecardForm({ applicationId, jobPostId, cards, onDone, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const { criteria, mine } = cards;
  const { handIn } = useScorecards(applicationId, jobPostId);
  const [said, setSaid] = useState<Record<string, JudgementDraft>>(() =>
    Object.fromEntries((mine?.judgements ?? []).map(({ criterion, answer, note }) => [criterion.id, { answer, note }])),
  );
  const saidOf = ({ id }: ScorecardCriterion): JudgementDraft => said[id] ?? unsaid;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const judgements = criteria.map((one) => ({ criterionId: one.id, ...saidOf(one) }));
        handIn.mutate(
          { version: mine?.version ?? null, judgements },
          {
            onSuccess: () => {
              showToast({ message: mine ? t`Scorecard updated` : t`Scorecard submitted` });
              onDone();
            },
          },
        );
      }}
    >
      <ul className={styles.criteria}>
        {criteria.map((one) => (
          <Criterion
            key={one.id}
            criterion={one}
            said={saidOf(one)}
            onSaid={(next) => setSaid({ ...said, [one.id]: next })}
          />
        ))}
      </ul>
      {handIn.error && (
        <Note tone="danger" role="alert" className={styles.note}>
          {failureText(i18n, handIn.error)}
        </Note>
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={handIn.isPending}>
          {mine ? <Trans>Save</Trans> : <Trans>Submit scorecard</Trans>}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

type RowProps = { criterion: ScorecardCriterion; said: JudgementDraft; onSaid: (said: JudgementDraft) => void };

function Criterion({ criterion, said, onSaid }: RowProps) {
  const { t } = useLingui();
  const { answers, criterionName } = useCriterionLabels();
  const [noting, setNoting] = useState(said.note !== "");
  const name = criterionName(criterion);
  return (
    <li className={styles.criterion}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <SegmentedControl
        label={name}
        className={styles.answers}
        segments={(["yes", "partly", "no", "notAsked"] as const).map((value) => ({ value, label: answers[value] }))}
        value={said.answer}
        onChange={(answer) => onSaid({ ...said, answer })}
      />
      {noting ? (
        <TextArea
          label={t`Note on ${name}`}
          rows={2}
          maxLength={limits.note.max}
          value={said.note}
          onChange={(event) => onSaid({ ...said, note: event.currentTarget.value })}
        />
      ) : (
        <TextLink onClick={() => setNoting(true)}>
          <Trans>Add note</Trans>
        </TextLink>
      )}
    </li>
  );
}
