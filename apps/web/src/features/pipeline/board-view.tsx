import type { Board as BoardData, OpenStatus } from "@orbita/contract";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { Board } from "./board.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PipelineOverlays } from "./pipeline-overlays.tsx";
import { isNarrowed } from "~/domain/applications/pipeline-search.ts";
import { useActs } from "./use-acts.ts";
import { useAnnouncer } from "./use-announcer.tsx";
import { useChosen } from "./use-chosen.ts";
import { useLive } from "./use-live.ts";
import { useNow } from "~/shell/format/use-now.ts";
import type { Place } from "./use-place.tsx";
import styles from "./pipeline.module.css";

type Props = { place: Place; board: BoardData; onMore: (status: OpenStatus) => void };

/** The board with its bulk actions, the open application and the dialogs. */
export function BoardView({ place, board, onMore }: Props) {
  const writes = mayWrite(useActingSpace());
  const acts = useActs();
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
          <BulkBar chosen={chosen} acts={acts} menu={menu} onMenu={setMenu} />
        </div>
      )}
      {shown === 0 && (isNarrowed(place.search) || board.totals.open === 0) ? (
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
