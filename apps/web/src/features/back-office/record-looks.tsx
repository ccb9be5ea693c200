import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminLook } from "@orbita/contract";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { lookWords } from "./look-words.ts";
import { kindKey } from "./queries.ts";
import styles from "./back-office.module.css";

const looksQuery = (kind: string, targetId: string) =>
  queryOptions({
    queryKey: [...kindKey(kind), "looks", targetId],
    queryFn: () => answered(api().backOffice.looks({ query: { kind, targetId, size: 20 } })),
  });

/** Access log of one record: which admins opened it, and why. */
export function RecordLooks({ kind, id }: { kind: string; id: string }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { data } = useQuery(looksQuery(kind, id));
  if (!data || data.content.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>
        <Trans>Who of us looked</Trans>
      </h3>
      <Timeline
        label={t`Who of us looked`}
        items={data.content.map((look: AdminLook) => ({
          key: look.id,
          title: i18n._(lookWords[look.what]),
          details: <bdi>{look.reason}</bdi>,
          time: `${look.by ?? t`somebody who left`} · ${formatMoment(i18n.locale, look.at, now)}`,
          at: look.at,
        }))}
      />
    </section>
  );
}
