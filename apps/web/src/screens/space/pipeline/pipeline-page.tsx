import type { Board as BoardData } from "@orbita/contract";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { AskApplications } from "./ask-applications.tsx";
import { BoardLoading } from "./board-loading.tsx";
import { BoardView } from "./board-view.tsx";
import { ApplicationsCsvButton } from "./applications-csv-button.tsx";
import { ApplicationListView } from "./application-list-view.tsx";
import { PhoneStages } from "./phone-stages.tsx";
import { PipelineHeader } from "./pipeline-header.tsx";
import { isBoard, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";
import { PipelineToolbar, ReadingOnly } from "./pipeline-toolbar.tsx";
import { boardQuery, type ExtraLaneBatches } from "~/domain/applications/queries.ts";
import { usePlace } from "./use-place.tsx";

type Props = { jobPostId: string; search: PipelineSearch };

/**
 * Estimated heights, in pixels, to calculate how many cards of a lane fit the window without scrolling. "More" loads the others.
 */
const cardHeight = 136;
const aboveAndBelow = 330;
const cardsThatFit = (): number =>
  Math.min(20, Math.max(4, Math.floor((window.innerHeight - aboveAndBelow) / cardHeight)));

/** The applications to a job post: a board, a list, or on a phone one stage at a time. */
export function PipelinePage({ jobPostId, search }: Props) {
  const space = useActingSpace();
  const phone = usePhone();
  const [fitting] = useState(cardsThatFit);
  const [more, setMore] = useState<ExtraLaneBatches>({});
  const asBoard = !phone && isBoard(search);
  const { q, late, requirements, order } = search;
  const filters = { q, late, requirements, order };
  const asked = { jobPostId, filters, size: asBoard ? fitting : 1, more: asBoard ? more : {} };
  const { data: board, error, refetch } = useQuery(boardQuery(space.id, asked));
  useSetCrumb(board?.jobPost.title ?? "");
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!board) return <BoardLoading />;
  const unfold = (status: keyof ExtraLaneBatches) => setMore((now) => ({ ...now, [status]: (now[status] ?? 0) + 1 }));
  return <Pipeline search={search} board={board} phone={phone} onMore={unfold} />;
}

type PipelineProps = {
  search: PipelineSearch;
  board: BoardData;
  phone: boolean;
  onMore: (status: keyof ExtraLaneBatches) => void;
};

function Pipeline({ search, board, phone, onMore }: PipelineProps) {
  const space = useActingSpace();
  const { id } = board.jobPost;
  const place = usePlace(id, search);
  const ask = board.totals.open + board.totals.closed > 0 && <AskApplications jobPostId={id} place={place} />;
  if (phone)
    return (
      <PhoneStages
        ask={ask}
        place={place}
        requirements={board.jobPost.requirements}
        blind={board.jobPost.blind}
        totals={board.totals}
        counts={Object.fromEntries(board.lanes.map(({ status, total }) => [status, total]))}
      />
    );
  return (
    <>
      <PipelineHeader board={board} ask={ask} />
      <PipelineToolbar place={place} board={board} end={<ApplicationsCsvButton jobPostId={id} />} />
      {!mayWrite(space) && <ReadingOnly />}
      {isBoard(search) ? (
        <BoardView place={place} board={board} onMore={onMore} />
      ) : (
        <ApplicationListView place={place} />
      )}
    </>
  );
}
