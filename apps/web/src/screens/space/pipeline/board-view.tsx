import type { Board as BoardData, OpenStatus } from "@orbita/contract";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { Board } from "./board.tsx";
import { ApplicationBulkBar } from "./application-bulk-bar.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PipelineOverlays } from "./pipeline-overlays.tsx";
import { isPipelineFiltered } from "~/domain/applications/pipeline-search.ts";
import { useApplicationActions } from "~/domain/applications/use-application-actions.ts";
import { useAnnouncer } from "./use-announcer.tsx";
import { useChosen } from "./use-chosen.ts";
import { useLive } from "./use-live.ts";
import { useNow } from "~/shell/format/use-now.ts";
import type { PipelineNavigation } from "./use-place.tsx";
import styles from "./pipeline.module.css";

type Props = { place: PipelineNavigation; board: BoardData; onMore: (status: OpenStatus) => void };

/** The board with its bulk actions, the open application and the dialogs of the actions. */
export function BoardView({ place, board, onMore }: Props) {
  const writes = mayWrite(useActingSpace());
  const acts = useApplicationActions();
  const chosen = useChosen();
  const now = useNow();
  const [menu, setMenu] = useState(false);
  const { announce, region } = useAnnouncer();
  useLive({ jobPostId: board.jobPost.id, isOurs: acts.isOurs, announce });
  const shown = board.lanes.reduce((sum, { total }) => sum + total, 0);
  const listed = board.lanes.flatMap(({ cards }) => cards);
  return (
    <>
      {region}
      {chosen.size > 0 && (
        <div className={styles.bulk}>
          <ApplicationBulkBar chosen={chosen} acts={acts} menu={menu} onMenu={setMenu} />
        </div>
      )}
      {shown === 0 && (isPipelineFiltered(place.search) || board.totals.open === 0) ? (
        <NothingHere place={place} />
      ) : (
        <Board
          lanes={board.lanes}
          acts={acts}
          chosen={chosen}
          writes={writes}
          now={now}
          order={place.search.order ?? "arrival"}
          linkTo={({ id }) => place.linkToCandidate(id)}
          announce={announce}
          onMore={onMore}
        />
      )}
      <PipelineOverlays place={place} acts={acts} listed={listed} />
    </>
  );
}
