import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AiCall } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatClock, formatCount, formatDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { registerQuery } from "./queries.ts";
import { useRegisterLabels } from "./use-register-labels.ts";
import styles from "./ai-settings.module.css";

/** The register of AI calls, newest first: caller, purpose, data classes, model and cost, never the content. */
export function RegisterList({ spaceId }: { spaceId: string | null }) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const { data, error, refetch, isPlaceholderData } = useQuery(registerQuery(spaceId, page));
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" />;
  if (data.totalElements === 0)
    return (
      <Text size="md" tone="muted" className={styles.empty}>
        <Trans>No entries yet. A new one will appear each time AI reads data.</Trans>
      </Text>
    );
  const human = page + 1;
  const last = data.totalPages;
  return (
    <>
      <ItemList
        label={t`AI log`}
        items={data.content.map((call) => ({ key: call.id, content: <Line call={call} /> }))}
      />
      {last > 1 && (
        <div className={styles.pages} aria-busy={isPlaceholderData}>
          <Button size="sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Text as="span" size="sm" tone="muted">
            <Trans>
              Page {human} of {last}
            </Trans>
          </Text>
          <Button size="sm" disabled={human >= last} onClick={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

const micros = 1_000_000;

function Line({ call }: { call: AiCall }) {
  const { t, i18n } = useLingui();
  const { tasks, classes, outcomes } = useRegisterLabels();
  const kinds = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(call.dataClasses.map((one) => classes[one]));
  const who = call.own ? t`You` : (call.by ?? call.space);
  const used = call.tokensIn + call.tokensOut;
  const tokens = formatCount(i18n.locale, used);
  const cost = new Intl.NumberFormat(i18n.locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 4,
  }).format(call.costMicros / micros);
  return (
    <div className={styles.call}>
      <p className={styles.task}>
        {tasks[call.task]}
        <Text as="span" size="sm" tone="muted">
          {formatDay(i18n.locale, call.at)}, {formatClock(i18n.locale, call.at)}
        </Text>
      </p>
      <Meta
        items={[
          who,
          call.own && call.space,
          call.people > 1 && <Plural key="people" value={call.people} one="# person" other="# people" />,
          call.engine === "model" ? call.model : t`on our servers`,
          outcomes[call.outcome],
          call.engine === "model" && t`${plural(used, { one: `${tokens} token`, other: `${tokens} tokens` })}, ${cost}`,
        ]}
      />
      <Text size="sm" tone="muted">
        <Trans>Data read: {kinds}</Trans>
      </Text>
    </div>
  );
}
