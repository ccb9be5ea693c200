import { Trans, useLingui } from "@lingui/react/macro";
import type { Application, Scorecards } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconLock, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { CardsByCriterion } from "./cards-by-criterion.tsx";
import { OwnCriteria } from "./own-criteria.tsx";
import { scorecardsQuery, useFreshScorecards } from "./queries.ts";
import { ScorecardForm } from "./scorecard-form.tsx";
import styles from "./scorecards.module.css";

/** Scorecards of an application by criterion: the member's own card first, then those of colleagues, never a score. */
export function ScorecardPart({ application }: { application: Application }) {
  const { t } = useLingui();
  const space = useActingSpace();
  useFreshScorecards(application.id);
  const { data, error, refetch } = useQuery(scorecardsQuery(space.id, application.id));
  return (
    <div className={styles.panel}>
      {data ? (
        <Cards application={application} cards={data} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </div>
  );
}

type Props = { application: Application; cards: Scorecards };

function Cards({ application: { id, jobPostId }, cards }: Props) {
  const space = useActingSpace();
  const [changing, setChanging] = useState(false);
  const { mine, others, criteria, judgedBy } = cards;
  const judges = cards.mayJudge && mayWrite(space);
  const writing = judges && (mine === null || changing);
  return (
    <>
      {others === null && <OwnFirst names={judgedBy} />}
      {writing && criteria.length > 0 && (
        <ScorecardForm
          key={mine?.id ?? "new"}
          applicationId={id}
          jobPostId={jobPostId}
          cards={cards}
          onDone={() => setChanging(false)}
          {...(mine && { onCancel: () => setChanging(false) })}
        />
      )}
      {!writing && <CardsByCriterion cards={cards} />}
      {judges && mine && !changing && (
        <div className={styles.acts}>
          <Button size="sm" variant="outline" icon={IconPencil} onClick={() => setChanging(true)}>
            <Trans>Edit my scorecard</Trans>
          </Button>
        </div>
      )}
      {judges && !changing && <OwnCriteria applicationId={id} jobPostId={jobPostId} criteria={criteria} />}
      <Text size="xs" tone="muted" className={styles.foot}>
        <Trans>
          The candidate can’t see what you write here but can request a copy. Write only what you’d say to them
          directly.
        </Trans>
      </Text>
    </>
  );
}

/**
 * Names the colleagues who judged, but hides their answers until the member submits a card, so that they do not influence the member.
 */
function OwnFirst({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  if (names.length === 0)
    return (
      <Note icon={IconLock} className={styles.note}>
        <Trans>Submit your scorecard first to see your colleagues’ scorecards.</Trans>
      </Note>
    );
  const who = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(names);
  return (
    <Note icon={IconLock} className={styles.note}>
      <Trans>Scorecards already submitted by {who}. You’ll see them once you’ve submitted yours.</Trans>
    </Note>
  );
}
