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
import { isSaid } from "~/domain/moderation/statement-words.ts";
import { CaseFacts } from "./case-facts.tsx";
import { CaseHistory } from "./case-history.tsx";
import { CaseNotes } from "./case-notes.tsx";
import { CaseWords } from "./case-words.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { DueBadge } from "./due-badge.tsx";
import { caseQuery } from "./queries.ts";
import styles from "./feed-admin.module.css";

/** The details of a moderation case, with the decision form. */
export function CasePage({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(caseQuery(id));
  if (error && problemOf(error)?.code === "moderation.notFound")
    return (
      <StateView
        kind="notFound"
        level={1}
        title={t`This case is not there`}
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
  user: msg`A suspended account`,
  space: msg`A suspended Space`,
  jobpost: msg`A hidden job post`,
  resume: msg`A hidden CV`,
  application: msg`A hidden application`,
};

function CaseTitle({ one }: { one: ModerationCase | undefined }) {
  const { i18n } = useLingui();
  if (one?.kind === "comment") return <Trans>A reported comment</Trans>;
  if (one?.kind === "channel") return <Trans>A reported channel</Trans>;
  if (one && !isSaid(one.kind)) return i18n._(hiddenWords[one.kind]);
  return <Trans>A reported post</Trans>;
}

function OpenedCase({ one }: { one: ModerationCase }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {one.enabled === null && (
          <Note>
            <Trans>It is gone already. Who reported it waits for an answer all the same.</Trans>
          </Note>
        )}
        <CaseWords one={one} />
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
