import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TalentHome } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { Link } from "@tanstack/react-router";
import { OpenSearch } from "~/domain/saved-searches/open-search.tsx";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./talent-home.module.css";

type HomeSearch = TalentHome["searches"][number];

/** The saved searches with the most new jobs. */
export function NewInSearches({ searches }: { searches: readonly HomeSearch[] }) {
  return (
    <HomeSection
      title={<Trans>New in your searches</Trans>}
      link={searches.length > 0 && <Link to="/saved-searches" />}
      linkText={<Trans>Saved searches</Trans>}
    >
      {searches.length > 0 ? (
        <ul className={styles.rows}>
          {searches.map((search) => (
            <li key={search.id} className={styles.search}>
              <OpenSearch search={search} side="own" className={styles.name} />
              <NewJobs search={search} />
              <Text size="sm" tone="muted">
                <LastMatch search={search} />
              </Text>
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" tone="muted" className={styles.none}>
          <Trans>Save a job search, and its new jobs will appear here.</Trans>
        </Text>
      )}
    </HomeSection>
  );
}

const NewJobs = ({ search: { fresh } }: { search: HomeSearch }) => (
  <Text as="span" size="sm" numeric nowrap {...(fresh > 0 ? { tone: "accent", weight: "medium" } : { tone: "muted" })}>
    <Plural value={fresh} _0="none" one="# new" other="# new" />
  </Text>
);

function LastMatch({ search: { broken, lastMatch } }: { search: HomeSearch }) {
  const { i18n } = useLingui();
  if (broken) return <Trans>Stopped, because one of its filters no longer exists</Trans>;
  if (lastMatch === null) return <Trans>No new jobs since you saved it</Trans>;
  const day = formatDayAndMonth(i18n.locale, lastMatch);
  return <Trans>Last new job on {day}</Trans>;
}
