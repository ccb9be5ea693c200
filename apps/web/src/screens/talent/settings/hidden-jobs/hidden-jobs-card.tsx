import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { HiddenFromSearch } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { UnseenRow } from "../blocks/unseen-row.tsx";
import { hiddenJobsQuery, useForgetSeen, useShowAgain, type ShownAgain } from "./use-hidden-jobs.ts";

const anchor = "hidden-jobs";

/** The jobs and Spaces that the user hid from the job search, each with an undo, and the jobs marked as seen. */
export function HiddenJobsCard() {
  const { i18n } = useLingui();
  const titleId = useId();
  const { data, error, refetch } = useQuery(hiddenJobsQuery);
  const showAgain = useShowAgain();
  const forget = useForgetSeen();
  const failure = showAgain.error ?? forget.error;
  // The link in the job list leads to this card, which is not in the page yet when the browser looks for it.
  useEffect(() => {
    if (location.hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, []);
  return (
    <Card aria-labelledby={titleId} id={anchor}>
      <Card.Head
        id={titleId}
        title={<Trans>Jobs hidden from your search</Trans>}
        actions={
          data && (
            <Text as="span" size="sm" tone="muted" numeric>
              {formatCount(i18n.locale, data.jobs.length + data.spaces.length)}
            </Text>
          )
        }
      />
      <Hidden
        hidden={data}
        error={error}
        onRetry={() => void refetch()}
        onShow={(target) => showAgain.mutate(target)}
      />
      {failure && (
        <Card.Body>
          <Note tone="danger" role="alert">
            {failureText(i18n, failure)}
          </Note>
        </Card.Body>
      )}
      {data && data.seen > 0 && (
        <Card.Foot>
          <Text size="md" tone="muted">
            <Plural
              value={data.seen}
              one="# job is marked as seen. Only you can see the mark."
              other="# jobs are marked as seen. Only you can see the marks."
            />
          </Text>
          <Button variant="outline" size="sm" disabled={forget.isPending} onClick={() => forget.mutate()}>
            <Trans>Clear seen jobs</Trans>
          </Button>
        </Card.Foot>
      )}
    </Card>
  );
}

type HiddenProps = {
  hidden: HiddenFromSearch | undefined;
  error: unknown;
  onRetry: () => void;
  onShow: (target: ShownAgain) => void;
};

function Hidden({ hidden, error, onRetry, onShow }: HiddenProps) {
  const { t } = useLingui();
  if (error && !hidden) return <QueryFailure error={error} onRetry={onRetry} />;
  if (!hidden)
    return (
      <Card.Body>
        <LoadingList label={t`Loading`} shape="round" />
      </Card.Body>
    );
  if (hidden.jobs.length + hidden.spaces.length === 0)
    return (
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>You haven’t hidden any jobs. You can hide a job or a whole Space from its menu in the job list.</Trans>
        </Text>
      </Card.Body>
    );
  return (
    <ItemList
      items={[
        ...hidden.spaces.map((space) => ({
          key: space.id,
          content: <SpaceRow space={space} onShow={() => onShow({ kind: "spaces", id: space.id })} />,
        })),
        ...hidden.jobs.map((job) => ({
          key: job.id,
          content: <HiddenJobRow job={job} onShow={() => onShow({ kind: "jobs", id: job.id })} />,
        })),
      ]}
    />
  );
}

function ShowButton({ name, onShow }: { name: string; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="quiet" size="sm" aria-label={t`Show again: ${name}`} onClick={onShow}>
      <Trans>Show again</Trans>
    </Button>
  );
}

function SpaceRow({ space, onShow }: { space: HiddenFromSearch["spaces"][number]; onShow: () => void }) {
  const { i18n } = useLingui();
  const { id, name, logo, since } = space;
  const day = formatDay(i18n.locale, since);
  return (
    <UnseenRow
      mark={<SpaceAvatar name={name} seed={id} size="sm" src={logo ? imageUrl(logo, 96) : undefined} />}
      name={name}
      facts={[<Trans key="what">all jobs of this Space</Trans>, <Trans key="since">hidden since {day}</Trans>]}
      undo={<ShowButton name={name} onShow={onShow} />}
    />
  );
}

function HiddenJobRow({ job, onShow }: { job: HiddenFromSearch["jobs"][number]; onShow: () => void }) {
  const { i18n } = useLingui();
  const { title, spaceId, spaceName, open, since } = job;
  const day = formatDay(i18n.locale, since);
  return (
    <UnseenRow
      mark={<SpaceAvatar name={spaceName} seed={spaceId} size="sm" />}
      name={title}
      facts={[
        <bdi key="space">{spaceName}</bdi>,
        !open && <Trans key="closed">closed</Trans>,
        <Trans key="since">hidden since {day}</Trans>,
      ]}
      undo={<ShowButton name={title} onShow={onShow} />}
    />
  );
}
