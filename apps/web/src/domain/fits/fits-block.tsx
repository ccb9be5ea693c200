import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobFit } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { QuotedLine } from "~/domain/applications/quoted-line.tsx";
import { FitLine } from "~/domain/job-posts/own/fit-line.tsx";
import { CardEnd } from "~/domain/job-posts/public/job-card.tsx";
import cardStyles from "~/domain/job-posts/public/job-card.module.css";
import { whereOf } from "~/domain/job-posts/public/list/where.ts";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { jobFitsQuery } from "./queries.ts";
import styles from "./fits-block.module.css";

/** The number of fits in the block. `UsefulLine` uses the same query. */
export const fitsInBlock = 4;

/** The best fits, for the start page of a talent. Renders nothing if the user turned fits off or has no CV yet. */
export function FitsBlock() {
  const { t } = useLingui();
  const titleId = useId();
  const { data, error, refetch, dataUpdatedAt } = useQuery(jobFitsQuery(0, fitsInBlock));
  if (data && data.state !== "ready") return null;
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={titleId}>
          <Trans>Jobs that fit your CV</Trans>
        </Heading>
        {data && data.totalElements > 0 && (
          <TextLink link={<Link to="/fits" />}>
            <Plural value={data.totalElements} one="See the only job" other="See all # jobs" />
          </TextLink>
        )}
      </div>
      {data ? (
        <Fits content={data.content} now={dataUpdatedAt} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} />
      )}
    </section>
  );
}

function Fits({ content, now }: { content: readonly JobFit[]; now: number }) {
  if (content.length === 0)
    return (
      <Text size="md" tone="muted" className={styles.none}>
        <Trans>No open job fits your CV within your limits.</Trans>{" "}
        <TextLink link={<Link to="/fits" />}>
          <Trans>Change your limits</Trans>
        </TextLink>
      </Text>
    );
  return (
    <>
      <ItemList items={content.map((fit) => ({ key: fit.job.id, content: <FitCard fit={fit} now={now} /> }))} />
      <Text size="xs" tone="muted" className={styles.order}>
        <Trans>
          Ordered by your occupation and the requirements that your CV covers, then by date, within the limits you
          chose. Only you can see this.
        </Trans>{" "}
        <TextLink link={<Link to="/ranking" />}>
          <Trans>How we order jobs</Trans>
        </TextLink>
      </Text>
    </>
  );
}

function FitCard({ fit: { job, fit, line }, now }: { fit: JobFit; now: number }) {
  const { i18n } = useLingui();
  const { space } = job;
  const where = whereOf(i18n, job);
  return (
    <div className={cardStyles.card}>
      <SpaceAvatar name={space.name} seed={job.spaceId} src={space.logo ? imageUrl(space.logo, 96) : undefined} />
      <div>
        <h3 className={cardStyles.title}>
          <Link to="/fits" search={{ id: job.id }} className={cardStyles.link}>
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <Meta
          as="span"
          size="md"
          items={[<bdi key="space">{space.name}</bdi>, where && <bdi key="where">{where}</bdi>]}
        />
        <FitLine fit={fit} size="md" />
        {line && (
          <div className={styles.line}>
            <QuotedLine line={line} isMet />
          </div>
        )}
      </div>
      <CardEnd job={job} now={now} />
    </div>
  );
}
