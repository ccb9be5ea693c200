import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import type { ClickSource } from "@orbita/contract";
import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatPay } from "~/shell/format/format.ts";
import type { JobSummary } from "../find-jobs.ts";
import { JobFit, JobMark } from "../job-mark.tsx";
import { JobTitle } from "../row/job-title.tsx";
import { openedFrom } from "./opened-from.ts";
import { UnverifiedTag } from "../unverified-tag.tsx";
import { whereOf } from "./where.ts";

type Props = {
  job: JobSummary;
  now: number;
  selected?: boolean;
  /** True if the row is selected by default and not by the user. */
  implied?: boolean;
  /** The level of the row's heading. */
  level?: 2 | 3;
  /** The list that shows the row; recorded as the click's source. */
  from?: ClickSource;
  /** Opens the post beside the list. Returns false if there is no room, so that the link navigates to the page of the post. */
  onOpen?: ((id: string) => boolean) | undefined;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Limits for the skills in a row, by number and by total letters, so that they fit on one line. */
const skillsShown = 2;
const lettersShown = 26;

function firstSkills(names: readonly string[]): string[] {
  const first = names.slice(0, skillsShown);
  return first.filter((_, index) => index === 0 || first.join("").length <= lettersShown);
}

export function JobRow({ job, now, selected, implied, level = 2, from, onOpen }: Props) {
  const { i18n } = useLingui();
  const { space } = job;
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const where = whereOf(i18n, job);
  const open = (event: MouseEvent) => {
    if (isPlain(event) && onOpen?.(job.id)) event.preventDefault();
  };
  return (
    <ListRow
      link={<Link to="/jobs/$id" params={{ id: job.id }} {...openedFrom(from)} preload={false} onClick={open} />}
      selected={selected}
      implied={implied}
      level={level}
      avatar={
        <SpaceAvatar
          name={space.name}
          seed={job.spaceId}
          src={space.logo ? imageUrl(space.logo, 96) : undefined}
          size="sm"
        />
      }
      title={<JobTitle title={job.title} />}
      meta={
        <Meta
          as="span"
          items={[
            <bdi key="space">{space.name}</bdi>,
            !space.verification && <UnverifiedTag key="verified" />,
            where && <bdi key="where">{where}</bdi>,
          ]}
        />
      }
      facts={
        <>
          {pay && (
            <Text as="b" weight="strong" numeric nowrap>
              <bdi>{pay}</bdi>
            </Text>
          )}
          {firstSkills(job.skills.map(({ it, en }) => (i18n.locale === "it" ? it : en))).map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </>
      }
      note={onOpen && <JobFit job={job} />}
      foot={
        <PromiseLabel size="xs">
          <Trans>
            Replies <Plural value={job.replyDays} one="within # day" other="within # days" />
          </Trans>
        </PromiseLabel>
      }
      footEnd={<JobMark job={job} now={now} explained own={from && job} menu={onOpen !== undefined} />}
    />
  );
}
