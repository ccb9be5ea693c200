import { Plural, Trans } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Link } from "@tanstack/react-router";
import type { FoundJobs } from "~/features/jobs/find-jobs.ts";
import { JobCard } from "~/features/jobs/job-card.tsx";
import { useFreshJobs } from "~/features/jobs/use-fresh-jobs.ts";
import { HeroArcs } from "./hero-arcs.tsx";
import { HeroSearch } from "./hero-search.tsx";
import { StartNote } from "./start-note.tsx";
import styles from "./home-view.module.css";

const freeSlots = spaceLimits.slots.free;

export function HomeView({ found, now }: { found: FoundJobs; now: number }) {
  useFreshJobs();
  return (
    <Page as="main">
      <StartNote />
      <div className={styles.hero}>
        <HeroArcs className={styles.arcs} />
        <Heading level={1} size="2xl" className={styles.title}>
          <Trans>The right job says at once what it pays.</Trans>
        </Heading>
        <Text size="xl" className={styles.lead}>
          <Trans>
            Every job here shows its pay, its collective agreement and the time within which you get an answer.
          </Trans>
        </Text>
        <HeroSearch />
      </div>
      <div className={styles.sections}>
        {!found.resting && found.jobs.totalElements > 0 && <Newest jobs={found.jobs} now={now} />}
        <section className={styles.employers}>
          <div>
            <Heading level={2} size="lg">
              <Trans>Hiring? Open a Space.</Trans>
            </Heading>
            <Text size="lg">
              <Trans>
                {freeSlots} free job posts at a time, always. Pay, agreement and answer time stand on every one of them.
              </Trans>
            </Text>
          </div>
          <ButtonLink variant="outline" size="xl" link={<Link to="/spaces/new" />}>
            <Trans>Open a Space</Trans>
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}

function Newest({ jobs, now }: { jobs: Extract<FoundJobs, { resting: false }>["jobs"]; now: number }) {
  return (
    <section aria-labelledby="newest">
      <div className={styles.sectionHead}>
        <Heading level={2} size="md" id="newest">
          <Trans>Just published</Trans>
        </Heading>
        <Text as="span" size="md">
          <TextLink link={<Link to="/jobs" />}>
            <Plural value={jobs.totalElements} one="See # job" other="All # jobs" />
          </TextLink>
        </Text>
      </div>
      <ul className={styles.jobs}>
        {jobs.content.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
