import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./website-lookup.module.css";

type ProposalProps = { label: string; used: boolean; busy?: boolean; onUse: () => void; children: ReactNode };

/** One fact found on the company's website, with a button to use it. */
export function WebsiteProposal({ label, used, busy, onUse, children }: ProposalProps) {
  const { t } = useLingui();
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        {children}
      </div>
      {/* The button is the same element before and after use, so that keyboard users keep the focus. */}
      <Button
        size="sm"
        variant={used ? "quiet" : "outline"}
        icon={used ? IconCheck : undefined}
        busy={busy}
        aria-disabled={used || undefined}
        aria-label={used ? t`${label} is in the form` : t`Use ${label}`}
        onClick={used ? undefined : onUse}
      >
        {used ? <Trans>In the form</Trans> : <Trans>Use</Trans>}
      </Button>
    </li>
  );
}
