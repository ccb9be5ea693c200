import { useLingui } from "@lingui/react/macro";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ApplicationsTable } from "./applications-table.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PipelineOverlays } from "./pipeline-overlays.tsx";
import { applicationListQuery } from "~/domain/applications/queries.ts";
import { useApplicationActions } from "~/domain/applications/use-application-actions.ts";
import { useAnnouncer } from "./use-announcer.tsx";
import { useChosen } from "./use-chosen.ts";
import { useLive } from "./use-live.ts";
import { useNow } from "~/shell/format/use-now.ts";
import type { PipelineNavigation } from "./use-place.tsx";

/** Applications of one job post, or of the whole Space, as a table. */
export function ApplicationListView({ place }: { place: PipelineNavigation }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const acts = useApplicationActions();
  const chosen = useChosen();
  const now = useNow();
  const { announce, region } = useAnnouncer();
  const jobPostId = place.jobPostId ?? undefined;
  useLive({ jobPostId, isOurs: acts.isOurs, announce });
  const { data, error, refetch } = useQuery(applicationListQuery(space.id, { search: place.search, jobPostId }));
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" />;
  return (
    <>
      {region}
      <ApplicationsTable
        place={place}
        page={data}
        acts={acts}
        chosen={chosen}
        writes={mayWrite(space)}
        now={now}
        empty={<NothingHere place={place} />}
      />
      <PipelineOverlays place={place} acts={acts} listed={data.content} />
    </>
  );
}
