import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconArrowUpRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Description } from "./description.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobSkills } from "./job-skills.tsx";
import { JobTitle } from "./job-title.tsx";
import { LawNote } from "./law-note.tsx";
import { PublishedLine } from "./published-line.tsx";
import styles from "./job-detail.module.css";

/** A post beside the list that it was opened from. */
export function JobDetail({ job }: { job: JobPost }) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.top}>
        <PublishedLine job={job} />
        <ButtonLink
          variant="quiet"
          iconEnd={IconArrowUpRight}
          label={t`Open the page of ${job.title}`}
          link={<Link to="/jobs/$id" params={{ id: job.id }} />}
        >
          <Trans>Open the page</Trans>
        </ButtonLink>
      </div>
      <div className={`${styles.identity} ${styles.identityRow}`}>
        <SpaceAvatar name={job.space.name} seed={job.spaceId} size="lg" />
        <div>
          <Text size="md">
            <TextLink link={<Link to="/space/$url" params={{ url: job.space.url }} />}>
              <bdi>{job.space.name}</bdi>
            </TextLink>
          </Text>
          <Heading level={2} size="sm" className={styles.title}>
            <JobTitle title={job.title} />
          </Heading>
        </div>
      </div>
      <JobFacts job={job} className={styles.facts} />
      <section className={styles.section}>
        <Heading level={3} size="xs">
          <Trans>The job</Trans>
        </Heading>
        <Description text={job.description} />
      </section>
      {job.skills.length > 0 && (
        <section className={styles.section}>
          <Heading level={3} size="xs">
            <Trans>What it asks for</Trans>
          </Heading>
          <JobSkills skills={job.skills} />
        </section>
      )}
      <LawNote />
    </>
  );
}
