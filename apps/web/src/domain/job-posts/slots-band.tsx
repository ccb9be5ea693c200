import { Trans, useLingui } from "@lingui/react/macro";
import type { ContractStatus } from "@orbita/contract";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import styles from "./slots.module.css";

type FreeSlots = ContractStatus["free"];

export function SlotsMeter({ title, slots }: { title: string; slots: FreeSlots }) {
  const { t } = useLingui();
  const { used, total } = slots;
  return (
    <div>
      <p className={styles.words}>
        <span>{title}</span>
        <Text as="b" weight="strong" numeric>
          <Trans>
            {used} of {total} used
          </Trans>
        </Text>
      </p>
      <ProgressBar value={used} max={total} label={t`${title}: ${used} of ${total} used`} />
    </div>
  );
}

/** Shows how many posts the Space can still publish. While loading, it has the same height. */
export function SlotsBand({ status }: { status: ContractStatus | undefined }) {
  const { t } = useLingui();
  return (
    <div className={styles.band}>
      {status ? (
        <>
          <SlotsMeter title={t`Free slots`} slots={status.free} />
          <SlotsMeter title={t`Sponsored slots`} slots={status.premium} />
        </>
      ) : (
        <>
          <div className={styles.unknown} />
          <div className={styles.unknown} />
        </>
      )}
      <Text size="sm" tone="muted">
        <Trans>Only published jobs use a slot. Suspending a job frees its slot right away.</Trans>
      </Text>
    </div>
  );
}
