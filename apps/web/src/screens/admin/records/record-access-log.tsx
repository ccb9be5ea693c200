import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminAccessRecord } from "@orbita/contract";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { accessLabels } from "./access-labels.ts";
import { kindKey } from "~/domain/back-office/queries.ts";
import styles from "./back-office.module.css";

const looksQuery = (kind: string, targetId: string) =>
  queryOptions({
    queryKey: [...kindKey(kind), "looks", targetId],
    queryFn: () => answered(api().backOffice.looks({ query: { kind, targetId, size: 20 } })),
  });

/** Log of admins' access to one record: which admins opened it, and why. */
export function RecordAccessLog({ kind, id }: { kind: string; id: string }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { data } = useQuery(looksQuery(kind, id));
  if (!data || data.content.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>
        <Trans>Staff who viewed this record</Trans>
      </h3>
      <Timeline
        label={t`Staff who viewed this record`}
        items={data.content.map((look: AdminAccessRecord) => ({
          key: look.id,
          title: i18n._(accessLabels[look.what]),
          details: <bdi>{look.reason}</bdi>,
          time: `${look.by ?? t`Deleted account`} · ${formatMoment(i18n.locale, look.at, now)}`,
          at: look.at,
        }))}
      />
    </section>
  );
}
