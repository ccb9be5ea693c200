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
  const seal = head && shortened(head);
  if (whole)
    return (
      <Line>
        {seal ? (
          <Trans>
            <Plural value={steps} one="# entry verified and unchanged" other="# entries verified and unchanged" /> (seal{" "}
            <code className={styles.head}>{seal}</code>)
          </Trans>
        ) : (
          <Plural value={steps} one="# entry verified and unchanged" other="# entries verified and unchanged" />
        )}
      </Line>
    );
  return (
    <Line broken>
      {brokenAt ? (
        <Trans>Verification failed at entry {brokenAt}: it doesn’t follow from the previous one.</Trans>
      ) : (
        <Trans>Verification failed: the end of the timeline is missing.</Trans>
      )}
    </Line>
  );
}

/** Shortens the hash to a length that two people can compare. */
const shortened = (head: string): string => (head.length > 16 ? `${head.slice(0, 8)}…${head.slice(-6)}` : head);
