import { Trans, useLingui } from "@lingui/react/macro";
import type { Author, Post } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Link } from "@tanstack/react-router";
import { JobMark } from "~/domain/job-posts/public/job-mark.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatPay } from "~/shell/format/format.ts";
import styles from "./post-card.module.css";

/** The job that a post is about, with the job's current state. */
export function PostJob({ job, author }: { job: NonNullable<Post["job"]>; author: Author }) {
  const { i18n } = useLingui();
  const { space } = job;
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  return (
    <Card as="div" className={styles.job}>
      <SpaceAvatar
        size="sm"
        name={space.name}
        // If the Space itself is the author, the colour comes from its id, so that it matches the Space's avatar elsewhere.
        seed={author.voice === "space" && author.address === space.url ? (author.id ?? space.url) : space.url}
        src={space.logo ? imageUrl(space.logo, 96) : undefined}
      />
      <div className={styles.jobWords}>
        <Link to="/jobs/$id" params={{ id: job.id }} className={styles.jobTitle}>
          <JobTitle title={job.title} />
        </Link>
        <Meta
          items={[
            <bdi key="space">{space.name}</bdi>,
            job.city && <bdi key="city">{job.city}</bdi>,
            pay && <bdi key="pay">{pay}</bdi>,
            job.sponsored && <JobMark key="mark" job={{ sponsored: true, publishedAt: null }} now={0} />,
            !job.open && <Trans key="closed">no longer open</Trans>,
          ]}
        />
      </div>
    </Card>
  );
}
