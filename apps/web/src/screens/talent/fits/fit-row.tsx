import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobFit } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { FitLine } from "~/domain/job-posts/own/fit-line.tsx";
import { JobMark } from "~/domain/job-posts/public/job-mark.tsx";
import { whereOf } from "~/domain/job-posts/public/list/where.ts";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatPay } from "~/shell/format/format.ts";

type Props = { fit: JobFit; now: number; link: LinkElement; selected: boolean; implied: boolean };

/** A job that fits the CV, in the list of fits: it shows the covered requirements instead of the skills of a public row. */
export function FitRow({ fit: { job, fit }, now, link, selected, implied }: Props) {
  const { i18n } = useLingui();
  const { space } = job;
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const where = whereOf(i18n, job);
  return (
    <ListRow
      link={link}
      selected={selected}
      implied={implied}
      avatar={
        <SpaceAvatar
          name={space.name}
          seed={job.spaceId}
          src={space.logo ? imageUrl(space.logo, 96) : undefined}
          size="sm"
        />
      }
      title={<JobTitle title={job.title} />}
      meta={<Meta as="span" items={[<bdi key="space">{space.name}</bdi>, where && <bdi key="where">{where}</bdi>]} />}
      facts={
        pay && (
          <Text as="b" weight="strong" numeric nowrap>
            <bdi>{pay}</bdi>
          </Text>
        )
      }
      note={<FitLine fit={fit} />}
      foot={
        <PromiseLabel size="xs">
          <Trans>
            Replies <Plural value={job.replyDays} one="within # day" other="within # days" />
          </Trans>
        </PromiseLabel>
      }
      footEnd={<JobMark job={job} now={now} explained own={job} />}
    />
  );
}
