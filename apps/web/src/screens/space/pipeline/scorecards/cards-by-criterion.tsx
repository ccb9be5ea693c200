import { Trans, useLingui } from "@lingui/react/macro";
import type { Judgement, Scorecard, ScorecardAnswer, ScorecardCriterion, Scorecards } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconCheck, IconCircleHalf2, IconMinus, IconX } from "@tabler/icons-react";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { useCriterionLabels } from "./use-criterion-labels.ts";
import styles from "./scorecards.module.css";

const icons: Record<ScorecardAnswer, IconShape> = {
  yes: IconCheck,
  partly: IconCircleHalf2,
  no: IconX,
  notAsked: IconMinus,
};

const judgementOn = (judgements: readonly Judgement[], id: string) =>
  judgements.find(({ criterion }) => criterion.id === id);

/** The current criteria, then the removed criteria for which there are judgements, because those stay visible. */
function allCriteria({ criteria }: Scorecards, cards: readonly Scorecard[]): ScorecardCriterion[] {
  const all = new Map(criteria.map((one) => [one.id, one]));
  for (const { judgements } of cards)
    for (const { criterion } of judgements) if (!all.has(criterion.id)) all.set(criterion.id, criterion);
  return [...all.values()];
}

/** All scorecards side by side, by criterion. Answers are words; there are no scores. */
export function CardsByCriterion({ cards }: { cards: Scorecards }) {
  const { criterionName } = useCriterionLabels();
  const shown = [...(cards.mine ? [cards.mine] : []), ...(cards.others ?? [])];
  const asked = new Set(cards.criteria.map(({ id }) => id));
  const judged = allCriteria(cards, shown).filter(({ id }) =>
    shown.some(({ judgements }) => judgementOn(judgements, id)),
  );
  if (shown.length === 0)
    return (
      <Text size="sm" tone="muted">
        <Trans>No scorecards submitted yet.</Trans>
      </Text>
    );
  return (
    <ul className={styles.criteria}>
      {judged.map((criterion) => (
        <li key={criterion.id} className={styles.criterion}>
          <h3 className={styles.name}>
            <bdi>{criterionName(criterion)}</bdi>
            {!asked.has(criterion.id) && (
              <span className={styles.past}>
                <Trans>no longer asked</Trans>
              </span>
            )}
          </h3>
          <ul className={styles.voices}>
            {shown.map((card) => (
              <Voice key={card.id} card={card} own={card === cards.mine} criterionId={criterion.id} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type ReviewerVoteProps = { card: Scorecard; own: boolean; criterionId: string };

function Voice({ card, own, criterionId }: ReviewerVoteProps) {
  const { t, i18n } = useLingui();
  const { answers } = useCriterionLabels();
  const said = judgementOn(card.judgements, criterionId);
  if (!said) return null;
  const name = own ? t`You` : (card.by ?? t`Former member`);
  const before = card.earlier
    .map(({ at, judgements }) => ({ at, said: judgementOn(judgements, criterionId) }))
    .filter((one, index, all) => {
      const later = index === 0 ? said : all[index - 1]!.said;
      return one.said && (one.said.answer !== later?.answer || one.said.note !== later.note);
    });
  return (
    <li className={styles.voice}>
      <span className={`${styles.sign} ${styles[said.answer]}`}>
        <Icon icon={icons[said.answer]} size="xs" />
      </span>
      <div className={styles.words}>
        <p>
          <bdi className={styles.by}>{name}</bdi> {answers[said.answer]}
        </p>
        {said.note && (
          <p dir="auto" className={styles.noteText}>
            {said.note}
          </p>
        )}
        {before.length > 0 && (
          <details className={styles.before}>
            <summary>
              <Trans>Previous answers</Trans>
            </summary>
            {before.map(({ at, said: past }) => (
              <p key={at}>
                {formatDayAndMonth(i18n.locale, at)} · {answers[past!.answer]}
                {past!.note && <bdi>: {past!.note}</bdi>}
              </p>
            ))}
          </details>
        )}
      </div>
    </li>
  );
}
