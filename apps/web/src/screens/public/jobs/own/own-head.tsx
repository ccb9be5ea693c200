import { Trans } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { isJobSearchFiltered, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import type { JobFilterLabels } from "../load-jobs.ts";
import { SaveThis } from "../save-this.tsx";
import styles from "./own-head.module.css";

type Props = { search: JobsSearch; names: JobFilterLabels };

/** The head of the job list for signed-in users: a link to the jobs that fit their CV, and a button that saves a filtered search. */
export function OwnHead({ search, names }: Props) {
  return (
    <>
      <p className={styles.fits}>
        <TextLink link={<Link to="/fits" preload={false} />}>
          <Trans>Jobs that fit your CV</Trans>
        </TextLink>
      </p>
      {isJobSearchFiltered(search) && <SaveThis search={search} names={names} />}
    </>
  );
}
