import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceOverview } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { SlotsMeter } from "~/domain/job-posts/slots-band.tsx";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import styles from "./overview.module.css";

/** Used and available publication slots, and when the next slot becomes free. */
export function OverviewSlotsCard({ slots: { free, premium } }: Pick<SpaceOverview, "slots">) {
  const { t, i18n } = useLingui();
  const next = free.nextFree && formatDayAndMonth(i18n.locale, free.nextFree);
  return (
    <Card>
      <Card.Head title={<Trans>Slots</Trans>} />
      <Card.Body>
        <Stack gap={4}>
          <div>
            <SlotsMeter title={t`Free slots`} slots={free} />
            {next && free.used >= free.total && (
              <Text size="xs" tone="muted" className={styles.hint}>
                <Trans>The next slot will be free on {next}, or when you suspend a job.</Trans>
              </Text>
            )}
          </div>
          <SlotsMeter title={t`Sponsored slots`} slots={premium} />
        </Stack>
      </Card.Body>
    </Card>
  );
}
