import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { place } from "~/domain/posts/place.ts";
import { problemOf } from "~/shell/api/failure.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { linkedStatementQuery, statementQuery } from "./queries.ts";
import { OutsideHelp, StatementView } from "~/domain/moderation/statement-view.tsx";
import { decisionLabels } from "~/domain/moderation/statement-labels.ts";
import styles from "~/domain/moderation/decision.module.css";

/** The statement of reasons for a moderation decision about the user's content, and the appeal. */
export function DecisionPage({ id }: { id: string }) {
  return <Decision query={statementQuery(id)} />;
}

/** The decision page that a user opens by an emailed link. */
export function LinkedDecisionPage({ token }: { token: string }) {
  return <Decision query={linkedStatementQuery(token)} token={token} />;
}

type DecisionProps = { query: ReturnType<typeof statementQuery>; token?: string };

function Decision({ query, token }: DecisionProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  if (error && problemOf(error)?.code === "moderation.notFound")
    return (
      <FeedFrame title={null} aside={null}>
        <StateView
          kind="notFound"
          level={1}
          title={t`This decision doesn’t exist or you can’t view it`}
          actions={
            <ButtonLink link={<Link to="/feed/{-$part}/{-$key}" params={place()} />}>
              <Trans>Back to feed</Trans>
            </ButtonLink>
          }
        >
          <Trans>The decision may be about someone else’s content, or the case may still be open.</Trans>
        </StateView>
      </FeedFrame>
    );
  return (
    <FeedFrame title={data ? null : t`Decision`} aside={null}>
      {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingList label={t`Loading`} shape="none" />}
      {data && (
        <>
          <PageHeader
            title={i18n._(decisionLabels[data.decision][data.kind])}
            meta={
              <Meta
                as="span"
                items={[
                  t`Decided on ${formatLongDay(i18n.locale, data.decided)}`,
                  data.state === "closed" && t`after an appeal`,
                ]}
              />
            }
          />
          <div className={styles.page}>
            <StatementView reasons={data} />
            <Redress statement={data} token={token} onSent={(next) => queries.setQueryData(query.queryKey, next)} />
            <Standing statement={data} />
          </div>
        </>
      )}
    </FeedFrame>
  );
}

/** Link to the content that the decision is about, for users who can still open it. */
function Standing({ statement: { kind, postId, jobPostId, applicationId, space } }: { statement: Statement }) {
  const me = useMe();
  const isMember = me?.spaces.some(({ id }) => id === space?.id) ?? false;
  const link = postId ? (
    <Link to="/feed/{-$part}/{-$key}" params={{ part: "post", key: postId }} />
  ) : kind === "jobpost" && jobPostId && space && isMember ? (
    <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id: jobPostId }} />
  ) : kind === "space" && space && isMember ? (
    <Link to="/work/$space" params={{ space: space.url }} />
  ) : kind === "application" && applicationId && me && !isMember ? (
    <Link to="/applications" search={{ id: applicationId }} />
  ) : null;
  if (!link) return null;
  return (
    <TextLink link={link}>
      <Trans>View content</Trans>
    </TextLink>
  );
}

type RedressProps = { statement: Statement; token: string | undefined; onSent: (statement: Statement) => void };

function Redress({ statement, token, onSent }: RedressProps) {
  const { i18n } = useLingui();
  const { id, state, appeal, appealableUntil, mayContest, decision, kind } = statement;
  if (decision === "kept" && appeal === null) return null;
  return (
    <Card padded className={styles.redress}>
      <Heading level={2} size="sm">
        {appeal === null ? <Trans>If you disagree</Trans> : <Trans>Appeal</Trans>}
      </Heading>
      {appeal !== null && (
        <blockquote className={styles.quote} dir="auto">
          {appeal}
        </blockquote>
      )}
      {state === "appealed" && (
        <Note tone="info" role="status">
          <Trans>
            We’ve received the appeal. A different person will review it, if one is available, and we’ll write to tell
            you the outcome.
          </Trans>
        </Note>
      )}
      {state === "closed" && (
        <p>
          <Trans>We’ve reviewed the appeal. This is our final decision.</Trans>
        </p>
      )}
      {state === "decided" && !mayContest && (
        <p>
          {kind === "space" ? (
            <Trans>Only owners of your Space can appeal. They can do so on this page.</Trans>
          ) : (
            <Trans>Owners and recruiters of your Space can appeal on this page.</Trans>
          )}
        </p>
      )}
      {appealableUntil && (
        <>
          <p>
            <Trans>
              You can appeal free of charge until {formatLongDay(i18n.locale, appealableUntil)}. A different person will
              review the decision, if one is available.
            </Trans>
          </p>
          <AppealForm id={id} token={token} onSent={onSent} />
        </>
      )}
      {state === "decided" && mayContest && !appealableUntil && appeal === null && (
        <p>
          <Trans>The six-month deadline for appeals has passed.</Trans>
        </p>
      )}
      {decision === "disabled" && <OutsideHelp />}
    </Card>
  );
}
