import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { formatPay, formatSince } from "~/shell/format/format.ts";
import { labelOf } from "./label-of.ts";
import type { JobSummary } from "./find-jobs.ts";
import { JobTitle } from "./job-title.tsx";
import { placeName } from "./place.ts";

type Props = {
  job: JobSummary;
  now: number;
  selected?: boolean;
  /** The level of its heading in the page. */
  level?: 2 | 3;
  /** Where there is room beside the list, opening a post does not leave it. */
  onOpen?: ((id: string) => boolean) | undefined;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function JobRow({ job, now, selected, level = 2, onOpen }: Props) {
  const { i18n } = useLingui();
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const agreement = labelOf(job, job.ccnl, i18n.locale);
  const open = (event: MouseEvent) => {
    if (isPlain(event) && onOpen?.(job.id)) event.preventDefault();
  };
  return (
    <ListRow
      link={<Link to="/jobs/$id" params={{ id: job.id }} preload={false} onClick={open} />}
      selected={selected}
      level={level}
      avatar={<SpaceAvatar name={job.space.name} seed={job.spaceId} size="sm" />}
      title={<JobTitle title={job.title} />}
      meta={
        <Meta as="span" items={[<bdi key="space">{job.space.name}</bdi>, job.location && placeName(job.location)]} />
      }
      facts={
        <>
          {pay && (
            <Text as="b" weight="strong" numeric nowrap>
              <bdi>{pay}</bdi>
            </Text>
          )}
          {agreement && <Tag>{agreement}</Tag>}
        </>
      }
      foot={
        <PromiseLabel>
          <Trans>
            Answers <Plural value={job.replyDays} one="within # day" other="within # days" />
          </Trans>
        </PromiseLabel>
      }
      footEnd={
        job.publishedAt && <time dateTime={job.publishedAt}>{formatSince(i18n.locale, job.publishedAt, now)}</time>
      }
    />
  );
}
