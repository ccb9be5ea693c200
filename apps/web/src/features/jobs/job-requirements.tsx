import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { labelOf } from "./label-of.ts";
import styles from "./job-detail.module.css";

type Asking = Pick<JobPost, "skills" | "languages" | "education" | "educationField" | "educationMandatory" | "labels">;

export const asksForSomething = ({ skills, languages, education }: Asking): boolean =>
  skills.length + languages.length > 0 || (education !== null && education !== "education_none");

/** What the post asks for, skills first and in its order; each of them leads to the other jobs that ask for it. */
export function JobRequirements({ job }: { job: Asking }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const education = job.education !== "education_none" && labelOf(job, job.education, locale);
  return (
    <ul className={styles.requirements}>
      {job.skills.map(({ id, it, en, mandatory }) => (
        <Requirement key={id} mandatory={mandatory}>
          <TextLink link={<Link to="/jobs" search={{ skill: id }} />}>{locale === "it" ? it : en}</TextLink>
        </Requirement>
      ))}
      {job.languages.map(({ code, level, mandatory }) => {
        const name = labelOf(job, code, locale);
        return (
          <Requirement key={code} mandatory={mandatory}>
            {name} {level}
          </Requirement>
        );
      })}
      {education && (
        <Requirement mandatory={job.educationMandatory}>
          {job.educationField ? `${education}, ${job.educationField}` : education}
        </Requirement>
      )}
    </ul>
  );
}

function Requirement({ mandatory, children }: { mandatory: boolean; children: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      {mandatory && (
        <Tag>
          <Trans>Required</Trans>
        </Tag>
      )}
    </li>
  );
}
