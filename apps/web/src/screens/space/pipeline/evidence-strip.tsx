import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Verdict } from "@orbita/contract";
import { cx } from "@orbita/ui/cx.ts";
import styles from "./evidence-strip.module.css";

type Props = { verdicts: readonly Verdict[]; className?: string | undefined };

/**
 * One coloured segment per requirement, in the post's order.
 * Show the text of `useGapText` beside it, because colours alone are not accessible.
 */
export function EvidenceStrip({ verdicts, className }: Props) {
  const { t } = useLingui();
  const [met, all] = [verdicts.filter((verdict) => verdict === "met").length, verdicts.length];
  if (all === 0) return null;
  return (
    <span
      role="img"
      aria-label={t`${met} of ${plural(all, { one: "# requirement", other: "# requirements" })} met`}
      className={cx(styles.strip, className)}
    >
      {verdicts.map((verdict, index) => (
        <i key={index} className={styles[verdict]} />
      ))}
    </span>
  );
}
