import { useDraggable } from "@dnd-kit/core";
import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { IconDots } from "@tabler/icons-react";
import { cloneElement, useState, type KeyboardEvent } from "react";
import { CandidateAvatar } from "~/domain/applications/candidate-avatar.tsx";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { ProfileSummary, useGapText } from "~/domain/applications/application-labels.tsx";
import type { BoardHandlers } from "./board-handlers.ts";
import { EvidenceStrip } from "./evidence-strip.tsx";
import { StageMenu } from "~/domain/applications/stage-menu.tsx";
import { WaitingDays } from "./waiting-labels.tsx";
import styles from "./board.module.css";

type Props = { card: ApplicationCard; hands: BoardHandlers };

/** An application in its lane: a link that can also be dragged, lifted by keyboard, or moved through its menu. */
export function BoardCard({ card, hands }: Props) {
  const { t } = useLingui();
  const { nameOf } = useCandidateName();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id, disabled: !hands.writes });
  const [menuOpened, setMenuOpened] = useState(false);
  const chosen = hands.chosen.has(card.id);
  const lifted = isDragging || hands.hold.held?.card.id === card.id;
  const who = nameOf(card);
  const link = cloneElement(hands.linkTo(card), {
    draggable: false,
    "data-card": card.id,
    onKeyDown: (event: KeyboardEvent) => hands.onKey(event, card),
    onBlur: () => hands.hold.leave(card.id),
  });
  return (
    <li ref={setNodeRef} {...listeners} className={cx(styles.card, chosen && styles.chosen, lifted && styles.lifted)}>
      {fillLink(link, {
        className: styles.open,
        children: (
          <>
            <CardFace card={card} now={hands.now} />
            {chosen && <VisuallyHidden>{t({ message: "Selected", context: "a card on the board" })}</VisuallyHidden>}
          </>
        ),
      })}
      {hands.writes && (
        <StageMenu
          opened={menuOpened}
          onOpenedChange={setMenuOpened}
          current={card.status}
          blind={card.blind}
          onChoose={(to) => hands.send(card, to)}
          trigger={
            <IconButton
              icon={IconDots}
              size="sm"
              tabIndex={-1}
              label={t`Move ${who} or reply`}
              className={styles.more}
            />
          }
        />
      )}
    </li>
  );
}

/** Content of a card, used in its lane and in the drag overlay. */
export function CardFace({ card, now }: { card: ApplicationCard; now: number }) {
  const { nameOf } = useCandidateName();
  const gapWords = useGapText();
  return (
    <>
      <span className={styles.who}>
        <CandidateAvatar candidate={card} size="sm" />
        <span className={styles.names}>
          <bdi className={styles.name}>{nameOf(card)}</bdi>
          <span className={styles.profile}>
            <ProfileSummary card={card} />
          </span>
        </span>
      </span>
      {card.line && (
        <span className={styles.line}>
          <mark>{card.line}</mark>
        </span>
      )}
      <EvidenceStrip verdicts={card.verdicts} className={styles.strip} />
      <span className={styles.foot}>
        <span>{gapWords(card.verdicts)}</span>
        <WaitingDays card={card} now={now} />
      </span>
    </>
  );
}
