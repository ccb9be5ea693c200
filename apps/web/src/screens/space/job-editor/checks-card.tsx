import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { useRef } from "react";
import { checksOf } from "./checks.ts";
import { FindingRow, MissingRow, PassedRow } from "./check-rows.tsx";
import { useJudged } from "./judged.ts";
import { checksTitleId } from "./text-card.tsx";
import styles from "./checks.module.css";

/** Live check of the ad: what blocks publication, what would improve the ad, and what passed. */
export function ChecksCard() {
  const { t } = useLingui();
  const { errors, report } = useJudged();
  const card = useRef<HTMLDivElement>(null);
  const { missing, blocking, advice, blocks } = checksOf(errors, report?.findings ?? []);
  const findings = [...blocking, ...advice];
  /** After a fix, moves the focus to the next finding, because the row of the fixed finding disappears. */
  const goOn = (at: number) =>
    setTimeout(() => {
      const buttons = card.current?.querySelectorAll<HTMLElement>("[data-finding]") ?? [];
      (buttons[Math.min(at, buttons.length - 1)] ?? document.getElementById(checksTitleId))?.focus();
    }, 400);
  return (
    <div ref={card}>
      <Card aria-labelledby={checksTitleId}>
        <Card.Head
          title={<span>{t`Job check`}</span>}
          id={checksTitleId}
          actions={
            <span role="status" className={styles.counts}>
              {blocks > 0 && (
                <Badge tone="danger">
                  <Plural value={blocks} one="# to fix" other="# to fix" />
                </Badge>
              )}
              {advice.length > 0 && (
                <Badge tone="warning">
                  <Plural value={advice.length} one="# suggestion" other="# suggestions" />
                </Badge>
              )}
              {blocks === 0 && (
                <Badge tone="positive">
                  <Trans>Ready</Trans>
                </Badge>
              )}
            </span>
          }
        />
        <ul className={styles.checks}>
          {missing.length > 0 && <MissingRow missing={missing} />}
          {report &&
            findings.map((finding, at) => (
              <FindingRow
                key={`${finding.rule}-${finding.field}-${finding.start}`}
                finding={finding}
                report={report}
                onFixed={() => goOn(at)}
              />
            ))}
          {report && <PassedRow report={report} />}
        </ul>
      </Card>
    </div>
  );
}
