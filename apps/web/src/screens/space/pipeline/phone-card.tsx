import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { StateBadge } from "~/domain/applications/state-badge.tsx";
import { CandidateAvatar } from "~/domain/applications/candidate-avatar.tsx";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { ProfileSummary, useGapText, useStateNames } from "~/domain/applications/application-labels.tsx";
import { EvidenceStrip } from "./evidence-strip.tsx";
import { StageMenu } from "~/domain/applications/stage-menu.tsx";
import type { ApplicationActions } from "~/domain/applications/use-application-actions.ts";
import type { PipelineNavigation } from "./use-place.tsx";
import { ReplyByLine } from "./waiting-labels.tsx";
import styles from "./phone.module.css";

type Props = {
  card: ApplicationCard;
  place: PipelineNavigation;
  acts: ApplicationActions;
  writes: boolean;
  now: number;
};

/** An application on a phone. Pressing the card opens the application; the menu button moves it. */
export function PhoneCard({ card, place, acts, writes, now }: Props) {
  const { t } = useLingui();
  const { nameOf } = useCandidateName();
  const { ownOf } = useStateNames();
  const gapWords = useGapText();
  const [menu, setMenu] = useState(false);
  const who = nameOf(card);
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <CandidateAvatar candidate={card} size="sm" />
        <div className={styles.names}>
          {fillLink(place.linkToCandidate(card.id), { className: styles.open, children: <bdi>{who}</bdi> })}
          <span className={styles.profile}>
            <ProfileSummary card={card} />
          </span>
          {place.jobPostId === null && <bdi className={styles.profile}>{card.jobPostTitle}</bdi>}
        </div>
        {writes && (
          <StageMenu
            opened={menu}
            onOpenedChange={setMenu}
            current={card.status}
            blind={card.blind}
            onChoose={(to) => acts.move([card], to)}
            trigger={<IconButton icon={IconDots} label={t`Move ${who} or reply`} className={styles.more} />}
          />
        )}
      </div>
      {card.line && (
        <p className={styles.line}>
          <mark>{card.line}</mark>
        </p>
      )}
      <EvidenceStrip verdicts={card.verdicts} className={styles.strip} />
      <p className={styles.foot}>
        <span>{gapWords(card.verdicts)}</span>
        {place.search.closed ? (
          <StateBadge status={card.status} label={ownOf(card.status)} />
        ) : (
          <ReplyByLine card={card} now={now} />
        )}
      </p>
    </li>
  );
}
