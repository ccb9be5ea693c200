import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { effectTexts, groundLabels, isReportable, reviewGroundLabels } from "./statement-labels.ts";
import styles from "./decision.module.css";

type StatementContent = Pick<Statement, "kind" | "quoted" | "decision" | "ground" | "rule" | "explanation" | "origin">;

function Part({ title, level, children }: { title: ReactNode; level: 2 | 3; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={level} size="sm">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/**
 * The statement of reasons with all that DSA art. 17 requires: decision, ground, explanation, how the decision was made, and redress.
 */
export function StatementView({ reasons, level = 2 }: { reasons: StatementContent; level?: 2 | 3 }) {
  const { i18n } = useLingui();
  const { kind, quoted, decision, ground, rule, explanation, origin } = reasons;
  return (
    <div className={styles.statement}>
      <Part
        level={level}
        title={isReportable(kind) ? <Trans>Content in question</Trans> : <Trans>What the decision is about</Trans>}
      >
        <blockquote className={styles.quote} dir="auto">
          {quoted}
        </blockquote>
        <Text tone="muted">{i18n._(effectTexts[decision][kind])}</Text>
      </Part>
      <Part level={level} title={<Trans>Reason</Trans>}>
        <p>
          <b>{i18n._((decision === "disabled" ? groundLabels : reviewGroundLabels)[ground])}</b> <bdi>{rule}</bdi>
        </p>
        <p className={styles.words} dir="auto">
          {explanation}
        </p>
      </Part>
      <Part level={level} title={<Trans>How we decided</Trans>}>
        <p>
          {origin === "report" ? (
            <Trans>We received a report. Reports are confidential, so we can’t tell you who sent it.</Trans>
          ) : (
            <Trans>No one sent a report: our moderators opened the case.</Trans>
          )}{" "}
          <Trans>A person reviewed the case and made the decision; no automated system made or proposed it.</Trans>
        </p>
      </Part>
    </div>
  );
}

/** Ways to contest a decision outside of Orbita. */
export function OutsideHelp() {
  return (
    <p>
      <Trans>
        You can also go to a certified out-of-court dispute settlement body (Regulation (EU) 2022/2065, art. 21) or to a
        court, whether or not you appeal against the decision here.
      </Trans>
    </p>
  );
}
