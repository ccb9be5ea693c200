import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { problemOf } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { isReportable } from "~/domain/moderation/statement-labels.ts";
import { CaseFacts } from "./case-facts.tsx";
import { CaseHistory } from "./case-history.tsx";
import { CaseNotes } from "./case-notes.tsx";
import { CaseContent } from "./case-content.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { DueBadge } from "./due-badge.tsx";
import { caseQuery } from "~/domain/moderation/admin-queries.ts";
import styles from "~/domain/back-office/feed-admin.module.css";

/** The details of a moderation case, with the decision form. */
export function CasePage({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(caseQuery(id));
  if (error && problemOf(error)?.code === "moderation.notFound")
    return (
      <StateView
        kind="notFound"
        level={1}
        title={t`This case doesn’t exist`}
        actions={
          <ButtonLink link={<Link {...toAdmin("feed")} />}>
            <Trans>All reports</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <PageHeader
        title={<CaseTitle one={data} />}
        badge={data && <DueBadge one={data} />}
        meta={<AllReports />}
        ruled
      />
      {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingList label={t`Loading`} shape="none" />}
      {data && <OpenedCase one={data} />}
    </>
  );
}

function AllReports() {
  return (
    <TextLink link={<Link {...toAdmin("feed")} />}>
      <Trans>All reports</Trans>
    </TextLink>
  );
}

const hiddenWords = {
  user: msg`Suspended account`,
  space: msg`Suspended Space`,
  jobpost: msg`Hidden job`,
  resume: msg`Hidden CV`,
  application: msg`Hidden application`,
};

function CaseTitle({ one }: { one: ModerationCase | undefined }) {
  const { i18n } = useLingui();
  if (one?.kind === "comment") return <Trans>Reported comment</Trans>;
  if (one?.kind === "message") return <Trans>Reported message</Trans>;
  if (one?.kind === "channel") return <Trans>Reported channel</Trans>;
  if (one && !isReportable(one.kind)) return i18n._(hiddenWords[one.kind]);
  return <Trans>Reported post</Trans>;
}

function OpenedCase({ one }: { one: ModerationCase }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {one.enabled === null && (
          <Note>
            <Trans>
              This content has already been deleted. The people who reported it are still waiting for a reply.
            </Trans>
          </Note>
        )}
        <CaseContent one={one} />
        <CaseNotes one={one} />
        <CaseHistory one={one} />
      </div>
      <div className={styles.column}>
        <CaseFacts one={one} />
        <DecisionCard one={one} />
      </div>
    </div>
  );
}
