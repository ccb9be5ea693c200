import { Trans, useLingui } from "@lingui/react/macro";
import type { LedgerDay } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { noonOf, romeDay } from "~/shell/calendar/rome-days.ts";
import { formatDay, formatDayAndMonth } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import type { BillingSearch } from "./billing-search.ts";
import { DayStepper } from "./day-stepper.tsx";
import { LedgerEntries } from "./ledger-entries.tsx";
import { LedgerPost } from "./ledger-post.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { dayQuery } from "~/domain/invoices/queries.ts";
import styles from "~/domain/invoices/billing.module.css";

/**
 * The ledger of the requested day.
 * If no day is requested: the ledger of today, or of the last day with entries if today has none.
 */
function useLedgerDay(spaceId: string, asked: string | undefined) {
  const today = romeDay(useNow());
  const first = useQuery(dayQuery(spaceId, asked === today ? undefined : asked));
  const empty = asked === undefined && first.data?.posts.length === 0;
  const last = empty ? first.data?.before : null;
  const earlier = useQuery({ ...dayQuery(spaceId, last ?? undefined), enabled: Boolean(last) });
  return { ...(last ? earlier : first), today };
}

type Props = {
  asked: Pick<BillingSearch, "day" | "post">;
  /** Whether to show all ledger entries, as on the ledger tab. The summary shows only the first entries. */
  whole: boolean;
};

/** The ledger of one day of sponsoring, click by click. */
export function LedgerCard({ asked, whole }: Props) {
  const { t, i18n } = useLingui();
  const { id } = useActingSpace();
  const { data, error, refetch, today } = useLedgerDay(id, asked.day);
  const navigate = useNavigate();
  const go = (to: Pick<BillingSearch, "day" | "post">) =>
    void navigate({
      to: ".",
      search: (now: BillingSearch) => ({ ...now, ...to }),
      replace: true,
      resetScroll: false,
    });
  const day = data?.day ?? asked.day ?? today;
  const name = formatDayAndMonth(i18n.locale, noonOf(day));
  const toDay = (other: string) => go({ day: other });
  return (
    <Card clip aria-labelledby="ledger">
      <Card.Head
        id="ledger"
        title={<span className={styles.dayName}>{t`Click log for ${name}`}</span>}
        actions={
          <DayStepper
            day={day}
            today={today}
            before={data?.before ?? null}
            after={data?.after ?? (day < today ? today : null)}
            onGo={toDay}
          />
        }
      />
      {data ? (
        data.posts.length > 0 ? (
          <OfDay
            ledger={data}
            chosen={asked.post}
            live={data.day === today}
            whole={whole}
            onChoose={(post) => go({ post })}
          />
        ) : (
          <NothingThatDay before={data.before} onGo={toDay} />
        )
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading}>
          <LoadingList label={t`Loading`} shape="none" rows={5} />
        </div>
      )}
    </Card>
  );
}

type DayProps = {
  ledger: LedgerDay;
  chosen: string | undefined;
  live: boolean;
  whole: boolean;
  onChoose: (post: string) => void;
};

function OfDay({ ledger, chosen, live, whole, onChoose }: DayProps) {
  const post = ledger.posts.find(({ jobPostId }) => jobPostId === chosen) ?? ledger.posts[0]!;
  return (
    <>
      <LedgerPost ledger={ledger} post={post} live={live} onChoose={onChoose} />
      <LedgerEntries key={`${post.jobPostId} ${ledger.day}`} post={post} day={ledger.day} live={live} whole={whole} />
    </>
  );
}

function NothingThatDay({ before, onGo }: { before: string | null; onGo: (day: string) => void }) {
  const { t, i18n } = useLingui();
  const day = before && formatDay(i18n.locale, noonOf(before));
  return (
    <StateView
      kind="emptySearch"
      level={3}
      title={t`No activity on this day`}
      actions={
        before && (
          <Button onClick={() => onGo(before)}>
            <Trans>Go to {day}</Trans>
          </Button>
        )
      }
    >
      <Trans>No jobs were sponsored and none were opened.</Trans>
    </StateView>
  );
}
