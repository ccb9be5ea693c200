import { Plural, Trans } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { changeJobsSearch, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { jobsLink } from "../jobs-link.tsx";
import styles from "./hidden-line.module.css";

type Props = { search: JobsSearch; count: number };

/** How many of the jobs that the user hid match the search, with links to list them and to undo each hiding. */
export function HiddenLine({ search, count }: Props) {
  const isShown = search.hidden !== undefined;
  return (
    <p className={styles.line}>
      <span>
        {isShown ? (
          <Plural value={count} one="# hidden job is listed" other="# hidden jobs are listed" />
        ) : (
          <Plural value={count} one="# job hidden" other="# jobs hidden" />
        )}
      </span>
      <TextLink link={jobsLink(changeJobsSearch(search, { hidden: isShown ? undefined : "shown" }))}>
        {isShown ? <Trans>Hide again</Trans> : <Trans context="hidden jobs">Show</Trans>}
      </TextLink>
      <TextLink link={<Link to="/settings/{-$part}" params={{ part: "privacy" }} hash="hidden-jobs" />}>
        <Trans>Manage hidden jobs</Trans>
      </TextLink>
    </p>
  );
}
