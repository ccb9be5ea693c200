import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TimelineVerification } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconAlertTriangle, IconShieldCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./candidate.module.css";

type Props = { id: string; steps: number; heading: ReactNode };

/** Verifies that the timeline is unaltered: each row contains the hash of the previous row. */
export function Verify({ id, steps, heading }: Props) {
  const { i18n } = useLingui();
  const check = useMutation({ mutationFn: () => answered(api().applications.verify({ params: { id } })) });
  return (
    <>
      <div className={styles.timelineHead}>
        {heading}
        {steps > 0 && (
          <Button variant="quiet" size="sm" busy={check.isPending} onClick={() => check.mutate()}>
            <Trans>Verify</Trans>
          </Button>
        )}
      </div>
      <div role="status">
        {check.data && <Verdict verification={check.data} />}
        {check.error && <Line broken>{failureText(i18n, check.error)}</Line>}
      </div>
    </>
  );
}

const Line = ({ broken, children }: { broken?: boolean; children: ReactNode }) => (
  <p className={cx(styles.verdict, broken ? styles.broken : styles.whole)}>
    <Icon icon={broken ? IconAlertTriangle : IconShieldCheck} size="sm" />
    <span>{children}</span>
  </p>
);

function Verdict({ verification: { whole, steps, brokenAt, head } }: { verification: TimelineVerification }) {
  if (whole)
    return (
      <Line>
        <Plural value={steps} one="Whole: # step as it was written" other="Whole: # steps as they were written" />
        {head && (
          <>
            {", "}
            <Trans>seal</Trans> <code className={styles.head}>{shortened(head)}</code>
          </>
        )}
      </Line>
    );
  return (
    <Line broken>
      {brokenAt ? (
        <Trans>Broken at step {brokenAt}: it does not follow from the one before.</Trans>
      ) : (
        <Trans>Broken: its end is missing.</Trans>
      )}
    </Line>
  );
}

/** Shortens the hash so that two people can compare it. */
const shortened = (head: string): string => (head.length > 16 ? `${head.slice(0, 8)}…${head.slice(-6)}` : head);
