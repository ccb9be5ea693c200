import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { groundWords, lookedAtWords } from "~/domain/moderation/statement-words.ts";
import { DecisionForm } from "./decision-form.tsx";
import styles from "./feed-admin.module.css";

/** The decision form of an open or appealed case, or the decision that was made. */
export function DecisionCard({ one }: { one: ModerationCase }) {
  const { t } = useLingui();
  const waits = one.state === "open" || one.state === "appealed";
  return (
    <Card>
      <Card.Head title={one.state === "appealed" ? t`Decide again` : waits ? t`Decision` : t`What was decided`} />
      <Card.Body className={styles.body}>
        {one.decision && <Earlier one={one} />}
        {waits && one.forOthers && (
          <Note>
            <Trans>Somebody else decides this case: it is about you, or a decision of yours.</Trans>
          </Note>
        )}
        {waits && !one.forOthers && <DecisionForm one={one} />}
      </Card.Body>
    </Card>
  );
}

function Earlier({ one }: { one: ModerationCase }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { decision, ground, rule, explanation, decidedBy, decided } = one;
  const by = decidedBy ?? t`somebody who left`;
  const when = decided && formatMoment(i18n.locale, decided, now);
  return (
    <>
      <p>
        <b>{decision === "disabled" ? t`Hidden` : t`Stays`}</b>{" "}
        <span className={styles.muted}>
          <Trans>
            by <bdi>{by}</bdi>, {when}
          </Trans>
        </span>
      </p>
      <p>
        {ground && i18n._((decision === "disabled" ? groundWords : lookedAtWords)[ground])}. <bdi>{rule}</bdi>
      </p>
      <blockquote className={styles.quote} dir="auto">
        {explanation}
      </blockquote>
    </>
  );
}
