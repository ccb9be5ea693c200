import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Link } from "@tanstack/react-router";
import { JobCard } from "~/features/jobs/job-card.tsx";
import type { JobsSearch } from "~/features/jobs/jobs-search.ts";
import { useFreshJobs } from "~/features/jobs/use-fresh-jobs.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { Figures } from "./figures.tsx";
import { HeroArcs } from "./hero-arcs.tsx";
import { HeroSearch } from "./hero-search.tsx";
import type { LoadedHome } from "./load-home.ts";
import { ResumeBand } from "./resume-band.tsx";
import { StartNote } from "./start-note.tsx";
import styles from "./home-view.module.css";

const freeSlots = spaceLimits.slots.free;

type Props = Omit<LoadedHome, "origin">;

export function HomeView({ jobs, figures, cities, now }: Props) {
  const me = useMe();
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
        <QuickStarts />
      </div>
      {figures && figures.open > 0 && <Figures figures={figures} />}
      <div className={styles.sections}>
        {jobs && jobs.totalElements > 0 && (
          <div className={cities.length > 1 ? styles.newest : undefined}>
            <Newest jobs={jobs} now={now} />
            {cities.length > 1 && <Cities cities={cities} />}
          </div>
        )}
        {!me && <ResumeBand />}
        <Employers />
      </div>
    </Page>
  );
}

/** Predefined searches; each opens a list of jobs. */
const starts = {
  remote: { workplace: "full_remote" },
  partTime: { hours: "parttime" },
  first: { contract: "intern.apprenticeship" },
  nursing: { q: "infermiere" },
} as const satisfies Record<string, Partial<JobsSearch>>;

function QuickStarts() {
  const { t } = useLingui();
  const words = { remote: t`Remote`, partTime: t`Part-time`, first: t`First job`, nursing: t`Nursing` };
  return (
    <div className={styles.starts}>
      <Trans>Start with:</Trans>
      <ul>
        {(Object.keys(starts) as (keyof typeof starts)[]).map((name) => (
          <li key={name}>
            <Chip link={<Link to="/jobs" search={starts[name]} />}>{words[name]}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Newest({ jobs, now }: Pick<Props, "now"> & { jobs: NonNullable<Props["jobs"]> }) {
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
            <JobCard job={job} now={now} from="home" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cities with the most open jobs. */
function Cities({ cities }: Pick<Props, "cities">) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="cities">
      <div className={styles.sectionHead}>
        <Heading level={2} size="xs" id="cities">
          <Trans>Where people are wanted</Trans>
        </Heading>
      </div>
      <ul className={styles.cities}>
        {cities.map(({ value, count }) => (
          <li key={value}>
            <Link to="/jobs" search={{ city: value }}>
              <b>{value}</b>
              <span>{formatCount(i18n.locale, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Text size="xs" tone="muted" className={styles.citiesNote}>
        <Trans>Open jobs with their place of work there; each list takes in what is within 30 km.</Trans>
      </Text>
    </section>
  );
}

function Employers() {
  return (
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
      <div className={styles.openSpace}>
        <ButtonLink variant="outline" size="xl" block link={<Link to="/spaces/new" />}>
          <Trans>Open a Space</Trans>
        </ButtonLink>
        <Text size="xs" tone="muted">
          <Trans>Free. A card is needed only to sponsor.</Trans>
        </Text>
      </div>
    </section>
  );
}
