import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { formatCount } from "~/shell/format/format.ts";
import type { HomePageData } from "./load-home.ts";
import styles from "./home-view.module.css";

type Props = { figures: NonNullable<HomePageData["figures"]> };

/** Figures that can be counted today. Each links to the list whose entries it counts. */
export function Figures({ figures: { open, fresh, fromHome } }: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Key figures`}>
      <dl className={styles.figures}>
        <Figure value={open} to={{}}>
          <Plural
            value={open}
            one="job open today, with gross yearly salary shown"
            other="jobs open today, all with gross yearly salary shown"
          />
        </Figure>
        <Figure value={fresh} to={{ since: 7 }}>
          <Trans>published in the last 7 days (republishing a job doesn’t reset its date)</Trans>
        </Figure>
        <Figure value={fromHome} to={{ workplace: "hybrid.full_remote" }}>
          <Trans>can be done from home, every day or some days</Trans>
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ value, to, children }: { value: number; to: Partial<JobsSearch>; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        <Link to="/jobs" search={to}>
          {formatCount(i18n.locale, value)}
        </Link>
      </dd>
    </div>
  );
}
