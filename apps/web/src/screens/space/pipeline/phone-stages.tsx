import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OpenStatus, Requirement } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { FilterSheet, type SheetButtonProps } from "@orbita/ui/patterns/filter-sheet.tsx";
import { IconAdjustmentsHorizontal, IconEyeOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { useStateNames } from "~/domain/applications/application-labels.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { PipelineOverlays } from "./pipeline-overlays.tsx";
import { stages } from "~/domain/applications/pipeline-search.ts";
import { ReadingOnly, RequirementChoices, StateFilters, TextFilter } from "./pipeline-toolbar.tsx";
import { stageQuery } from "~/domain/applications/queries.ts";
import { withStates } from "~/domain/applications/shown-board.ts";
import { useApplicationActions } from "~/domain/applications/use-application-actions.ts";
import { useAnnouncer } from "./use-announcer.tsx";
import { useLive } from "./use-live.ts";
import { useNow } from "~/shell/format/use-now.ts";
import type { PipelineNavigation } from "./use-place.tsx";
import styles from "./phone.module.css";

type StageCounts = Partial<Record<OpenStatus, number>>;
type Props = {
  place: PipelineNavigation;
  counts: StageCounts;
  totals: { late: number; closed: number };
  /** The requirements of the job post. Empty if the list covers several posts. */
  requirements: readonly Requirement[];
  blind: boolean;
  /** Button that opens the assistant about all applications. Only for a single job post. */
  ask?: ReactNode;
};

/** Phone layout of the pipeline: one chip per stage, and the list of the selected stage or of the closed applications. */
export function PhoneStages({ place, counts, totals, requirements, blind, ask }: Props) {
  const { t } = useLingui();
  const { laneOf } = useStateNames();
  const stage = place.search.stage ?? "submitted";
  const closed = place.search.closed === true;
  const name = closed ? t({ message: "Closed", context: "several applications" }) : laneOf(stage);
  return (
    <>
      <Stages place={place} counts={counts} />
      <div className={styles.head}>
        <Heading level={1} size="sm">
          {name}
        </Heading>
        <Filters place={place} requirements={requirements} totals={totals} />
      </div>
      {ask && <div className={styles.ask}>{ask}</div>}
      {blind && (
        <p className={styles.blind}>
          <Icon icon={IconEyeOff} size="sm" />
          <Trans>Anonymous first stage</Trans>
        </p>
      )}
      <StageList key={closed ? "closed" : stage} place={place} />
    </>
  );
}

function Stages({ place, counts }: Pick<Props, "place" | "counts">) {
  const { t, i18n } = useLingui();
  const { laneOf } = useStateNames();
  const chosen = place.search.closed ? null : (place.search.stage ?? "submitted");
  return (
    <nav aria-label={t`Stages`} className={styles.stages}>
      {stages.map((stage) => {
        const on = stage === chosen;
        const link = place.linkTo({ stage: stage === "submitted" ? undefined : stage, closed: undefined });
        return (
          <Chip key={stage} size="lg" on={on} link={fillLink(link, { current: on ? "page" : undefined })}>
            {laneOf(stage)} <b className={styles.count}>{formatCount(i18n.locale, counts[stage] ?? 0)}</b>
          </Chip>
        );
      })}
    </nav>
  );
}

const filterButton = (words: string) =>
  function trigger(button: SheetButtonProps) {
    return (
      <Button {...button} variant="quiet" size="sm" icon={IconAdjustmentsHorizontal}>
        {words}
      </Button>
    );
  };

function Filters({ place, requirements, totals }: Pick<Props, "place" | "requirements" | "totals">) {
  const { t } = useLingui();
  const of = requirements.length > 0 ? t`Requirements` : t`Filters`;
  return (
    <FilterSheet title={of} closeLabel={t`Close`} result={<Trans>Show</Trans>} trigger={filterButton(of)}>
      <div className={styles.filters}>
        <TextFilter place={place} />
        <div className={styles.chips}>
          <StateFilters place={place} totals={totals} />
        </div>
        <RequirementChoices place={place} requirements={requirements} />
      </div>
    </FilterSheet>
  );
}

function StageList({ place }: Pick<Props, "place">) {
  const { t } = useLingui();
  const space = useActingSpace();
  const writes = mayWrite(space);
  const acts = useApplicationActions();
  const now = useNow();
  const { announce, region } = useAnnouncer();
  const [handfuls, setHandfuls] = useState(1);
  const jobPostId = place.jobPostId ?? undefined;
  useLive({ jobPostId, isOurs: acts.isOurs, announce });
  const status = place.search.closed ? undefined : (place.search.stage ?? "submitted");
  const asked = { search: place.search, jobPostId, status, handfuls };
  const { data, error, refetch } = useQuery(stageQuery(space.id, asked));
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="round" />;
  // An application with a pending move to another stage disappears from this stage at once.
  const rows = withStates(data.content, acts.pending).filter((card) => !status || card.status === status);
  const left = data.totalElements - data.content.length;
  return (
    <>
      {region}
      {!writes && <ReadingOnly />}
      {rows.length === 0 && <NothingHere place={place} />}
      <ul className={styles.list}>
        {rows.map((card) => (
          <PhoneCard key={card.id} card={card} place={place} acts={acts} writes={writes} now={now} />
        ))}
      </ul>
      {left > 0 && data.content.length < 100 && (
        <Button variant="outline" block onClick={() => setHandfuls((many) => many + 1)}>
          <Plural value={left} one="Show # more" other="Show # more" />
        </Button>
      )}
      <PipelineOverlays place={place} acts={acts} listed={rows} />
    </>
  );
}
