import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Board } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconEyeOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { StatusBadge } from "~/domain/job-posts/status-badge.tsx";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

type Props = { board: Board; ask: ReactNode };

/** Header of a pipeline: the job post, its status, and its promised and median reply times. */
export function PipelineHeader({ board: { jobPost, totals, medianReplyDays }, ask }: Props) {
  const { i18n } = useLingui();
  const space = useActingSpace();
  const until = jobPost.expiresAt && formatDayAndMonth(i18n.locale, jobPost.expiresAt);
  const median = medianReplyDays === null ? null : Math.round(medianReplyDays);
  return (
    <PageHeader
      size="sm"
      title={<bdi>{jobPost.title}</bdi>}
      badge={<StatusBadge status={jobPost.jobPostStatus} />}
      meta={
        <Meta
          items={[
            <Plural key="open" value={totals.open} one="# application" other="# applications" />,
            <Plural value={jobPost.replyDays} key="promise" one="replies within # day" other="replies within # days" />,
            median !== null && (
              <Plural
                value={median}
                key="median"
                _0="median reply time: same day"
                one="median reply time: # day"
                other="median reply time: # days"
              />
            ),
            until && <Trans key="until">expires on {until}</Trans>,
          ]}
        />
      }
      actions={
        <>
          {jobPost.blind && (
            <Chip icon={IconEyeOff}>
              <Trans>Anonymous first stage</Trans>
            </Chip>
          )}
          {ask}
          <ButtonLink
            variant="outline"
            link={<Link to="/work/$space/job-posts/$id" params={{ space: space.url, id: jobPost.id }} />}
          >
            <Trans>Edit job</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
