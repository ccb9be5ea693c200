import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { StateBadge } from "~/domain/applications/state-badge.tsx";
import { CandidateAvatar } from "~/domain/applications/candidate-avatar.tsx";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { ProfileWords, useGapWords, useNames } from "./application-words.tsx";
import { EvidenceStrip } from "./evidence-strip.tsx";
import { StageMenu } from "./stage-menu.tsx";
import type { Acts } from "./use-acts.ts";
import type { Place } from "./use-place.tsx";
import { ReplyByLine } from "./waiting-words.tsx";
import styles from "./phone.module.css";

type Props = { card: ApplicationCard; place: Place; acts: Acts; writes: boolean; now: number };

/** An application on a phone: the whole card opens it, the menu button moves it. */
export function PhoneCard({ card, place, acts, writes, now }: Props) {
  const { t } = useLingui();
  const { nameOf } = useCandidateName();
  const { ownOf } = useNames();
  const gapWords = useGapWords();
  const [menu, setMenu] = useState(false);
  const who = nameOf(card);
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <CandidateAvatar candidate={card} size="sm" />
        <div className={styles.names}>
          {fillLink(place.linkToCandidate(card.id), { className: styles.open, children: <bdi>{who}</bdi> })}
          <span className={styles.profile}>
            <ProfileWords card={card} />
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
            trigger={<IconButton icon={IconDots} label={t`Move or answer: ${who}`} className={styles.more} />}
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
