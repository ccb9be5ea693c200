import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Link } from "@tanstack/react-router";
import { StartNote } from "~/domain/accounts/own/start-note.tsx";
import { JobCard } from "~/domain/job-posts/public/job-card.tsx";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { useFreshJobs } from "~/domain/job-posts/public/list/use-fresh-jobs.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { Figures } from "./figures.tsx";
import { HeroSearch } from "./hero-search.tsx";
import type { HomePageData } from "./load-home.ts";
import { ResumeBand } from "./resume-band.tsx";
import styles from "./home-view.module.css";

const freeSlots = spaceLimits.slots.free;

type Props = Omit<HomePageData, "origin">;

export function HomeView({ jobs, figures, cities, now }: Props) {
  const me = useMe();
  useFreshJobs();
  return (
    <Page as="main">
      <StartNote className={styles.start} />
      <div className={styles.hero}>
        <HeroArcs className={styles.arcs} />
        <Heading level={1} size="2xl" className={styles.title}>
          <Trans>The right job tells you what it pays.</Trans>
        </Heading>
        <Text size="xl" className={styles.lead}>
          <Trans>
            Every job here shows the salary, the collective agreement (CCNL) and how soon you’ll get a reply.
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

/** Predefined searches; each opens the jobs page with its filters. */
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
      <span id="starts">
        <Trans>Suggested searches</Trans>
      </span>
      <ul aria-labelledby="starts">
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
            <Plural value={jobs.totalElements} one="See # job" other="See all # jobs" />
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
          <Trans>Where companies are hiring</Trans>
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
        <Trans>Open jobs based in each city; the lists also cover places within 30 km.</Trans>
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
            Publish up to <Plural value={freeSlots} one="# job" other="# jobs" /> at a time for free, always. Each one
            shows salary, collective agreement (CCNL) and reply time.
          </Trans>
        </Text>
      </div>
      <div className={styles.openSpace}>
        <ButtonLink variant="outline" size="xl" block link={<Link to="/spaces/new" />}>
          <Trans>Open a Space</Trans>
        </ButtonLink>
        <Text size="xs" tone="muted">
          <Trans>Free. You only need a card to sponsor jobs.</Trans>
        </Text>
      </div>
    </section>
  );
}

/** The decorative orbit of the home page. */
function HeroArcs({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 520" fill="none" aria-hidden="true">
      <g stroke="var(--o-line-strong)">
        <circle cx="260" cy="260" r="110" />
        <circle cx="260" cy="260" r="180" />
        <circle cx="260" cy="260" r="250" />
      </g>
      <path d="M260 80a180 180 0 0 1 155.9 90" stroke="var(--o-ink-1)" strokeWidth="1.5" />
      <circle cx="415.9" cy="170" r="8" fill="var(--o-accent)" />
    </svg>
  );
}
