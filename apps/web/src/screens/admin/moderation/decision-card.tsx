import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { groundLabels, reviewGroundLabels } from "~/domain/moderation/statement-labels.ts";
import { DecisionForm } from "./decision-form.tsx";
import styles from "~/domain/back-office/feed-admin.module.css";

/** The decision form of an open or appealed case, or the decision that was made. */
export function DecisionCard({ one }: { one: ModerationCase }) {
  const { t } = useLingui();
  const waits = one.state === "open" || one.state === "appealed";
  return (
    <Card>
      <Card.Head
        title={one.state === "appealed" ? t`Decision on the appeal` : waits ? t`Decision` : t`Decision made`}
      />
      <Card.Body className={styles.body}>
        {one.decision && <Earlier one={one} />}
        {waits && one.forOthers && (
          <Note>
            <Trans>Someone else has to decide this case because it involves you or one of your decisions.</Trans>
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
  const by = decidedBy ?? t`a deleted account`;
  const when = decided && formatMoment(i18n.locale, decided, now);
  return (
    <>
      <p>
        {decision === "disabled" ? (
          <Trans>
            <b>Hidden</b>{" "}
            <span className={styles.muted}>
              by <bdi>{by}</bdi>, {when}
            </span>
          </Trans>
        ) : (
          <Trans>
            <b>Left visible</b>{" "}
            <span className={styles.muted}>
              by <bdi>{by}</bdi>, {when}
            </span>
          </Trans>
        )}
      </p>
      <p>
        {ground && i18n._((decision === "disabled" ? groundLabels : reviewGroundLabels)[ground])} <bdi>{rule}</bdi>
      </p>
      <blockquote className={styles.quote} dir="auto">
        {explanation}
      </blockquote>
    </>
  );
}
