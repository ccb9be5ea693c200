import { useDroppable } from "@dnd-kit/core";
import { Plural } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { useLingui } from "@lingui/react";
import { cx } from "@orbita/ui/cx.ts";
import { Fragment, useId } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { BoardCard, CardFace } from "./board-card.tsx";
import type { BoardHandlers } from "./board-handlers.ts";
import { placeIn, type StageLane } from "~/domain/applications/shown-board.ts";
import styles from "./board.module.css";

type Props = { lane: StageLane; name: string; hands: BoardHandlers; onMore: () => void };

/** A lane of one stage: its sorted cards, a placeholder for the card to be dropped, and the number of cards not loaded yet. */
export function BoardLane({ lane, name, hands, onMore }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const { setNodeRef } = useDroppable({ id: lane.status });
  const coming = hands.comingTo(lane.status);
  const at = coming ? placeIn(lane.cards, coming, hands.order) : null;
  const place = coming && <Place card={hands.hold.held && coming} now={hands.now} />;
  const left = lane.total - lane.cards.length;
  return (
    <section ref={setNodeRef} aria-labelledby={id} className={styles.lane}>
      <h2 id={id} className={styles.head}>
        <bdi>{name}</bdi> <span className={styles.count}>{formatCount(i18n.locale, lane.total)}</span>
      </h2>
      <ol className={styles.body}>
        {lane.cards.map((card, index) => (
          <Fragment key={card.id}>
            {index === at && place}
            <BoardCard card={card} hands={hands} />
          </Fragment>
        ))}
        {at === lane.cards.length && place}
        {lane.cursor !== null && left > 0 && (
          <li>
            <Button variant="quiet" size="sm" block onClick={onMore}>
              <Plural value={left} one="Show # more" other="Show # more" />
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}

/**
 * Placeholder where a moved card will land.
 * A card that is moved by keyboard has no drag overlay, so the placeholder shows the lifted card itself.
 */
function Place({ card, now }: { card: ApplicationCard | null; now: number }) {
  return (
    <li className={styles.place} aria-hidden="true">
      {card && (
        <div className={cx(styles.card, styles.inHand)}>
          <CardFace card={card} now={now} />
        </div>
      )}
    </li>
  );
}
