import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { effectWords, groundWords, isSaid, lookedAtWords } from "~/domain/moderation/statement-words.ts";
import styles from "./decision.module.css";

type Reasons = Pick<Statement, "kind" | "quoted" | "decision" | "ground" | "rule" | "explanation" | "origin">;

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

/** The statement of reasons with all that DSA art. 17 requires: decision, ground, explanation, how it was decided and redress. */
export function StatementView({ reasons, level = 2 }: { reasons: Reasons; level?: 2 | 3 }) {
  const { i18n } = useLingui();
  const { kind, quoted, decision, ground, rule, explanation, origin } = reasons;
  return (
    <div className={styles.statement}>
      <Part level={level} title={isSaid(kind) ? <Trans>What it said</Trans> : <Trans>What it is about</Trans>}>
        <blockquote className={styles.quote} dir="auto">
          {quoted}
        </blockquote>
        <Text tone="muted">{i18n._(effectWords[decision][kind])}</Text>
      </Part>
      <Part level={level} title={<Trans>Why</Trans>}>
        <p>
          <b>{i18n._((decision === "disabled" ? groundWords : lookedAtWords)[ground])}.</b> <bdi>{rule}</bdi>
        </p>
        <p className={styles.words} dir="auto">
          {explanation}
        </p>
      </Part>
      <Part level={level} title={<Trans>How we decided</Trans>}>
        <p>
          {origin === "report" ? (
            <Trans>Somebody reported it. Who reports stays unknown, also to you.</Trans>
          ) : (
            <Trans>Nobody reported it: who looks after this place saw it.</Trans>
          )}{" "}
          <Trans>A person read it and decided; no automated system took or proposed the decision.</Trans>
        </p>
      </Part>
    </div>
  );
}

/** Redress outside of Orbita. */
export function OutsideHelp() {
  return (
    <p>
      <Trans>
        You can also turn to a certified out-of-court dispute settlement body (Regulation (EU) 2022/2065, art. 21), or
        to a court, whether or not you contest the decision here.
      </Trans>
    </p>
  );
}
