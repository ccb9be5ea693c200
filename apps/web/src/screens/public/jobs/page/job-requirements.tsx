import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { labelOf } from "~/domain/job-posts/public/row/label-of.ts";
import styles from "./job-detail.module.css";

type JobRequirementFields = Pick<
  JobPost,
  "skills" | "languages" | "education" | "educationField" | "educationMandatory" | "labels"
>;

export const asksForSomething = ({ skills, languages, education }: JobRequirementFields): boolean =>
  skills.length + languages.length > 0 || (education !== null && education !== "education_none");

type RequirementItem = { key: string; mandatory: boolean; content: ReactNode };

function askedBy(job: JobRequirementFields, locale: string): RequirementItem[] {
  const education = job.education !== "education_none" && labelOf(job, job.education, locale);
  return [
    ...job.skills.map(({ id, it, en, mandatory, minYears }) => ({
      key: id,
      mandatory,
      content: (
        <ForYears minYears={minYears}>
          <TextLink link={<Link to="/jobs" search={{ skill: id }} />}>{locale === "it" ? it : en}</TextLink>
        </ForYears>
      ),
    })),
    ...job.languages.map(({ code, level, mandatory }) => ({
      key: code,
      mandatory,
      content: `${labelOf(job, code, locale)} ${level}`,
    })),
    ...(education
      ? [
          {
            key: "education",
            mandatory: job.educationMandatory,
            content: [education, job.educationField].filter(Boolean).join(", "),
          },
        ]
      : []),
  ];
}

/** A requirement with its minimum experience, for example "Java, at least 3 years". */
function ForYears({ minYears, children }: { minYears: number | null; children: ReactNode }) {
  if (minYears === null) return children;
  return (
    <Trans>
      {children}, at least <Plural value={minYears} one="# year" other="# years" />
    </Trans>
  );
}

type Props = {
  job: JobRequirementFields;
  /** How many requirements are visible at first; the rest is collapsed. */
  first?: number;
};

/** The requirements of a post, skills first and in the post's order. Each skill links to other jobs that require it. */
export function JobRequirements({ job, first = Infinity }: Props) {
  const { i18n } = useLingui();
  const asked = askedBy(job, i18n.locale);
  const count = asked.length;
  // A single requirement beyond the limit is shown instead of being collapsed.
  const seen = count <= first + 1 ? count : first;
  return (
    <div>
      <List asked={asked.slice(0, seen)} />
      {seen < count && (
        <details className={styles.rest}>
          <summary>
            <Plural value={count} one="See # requirement" other="See all # requirements" />
          </summary>
          <List asked={asked.slice(seen)} />
        </details>
      )}
    </div>
  );
}

const List = ({ asked }: { asked: readonly RequirementItem[] }) => (
  <ul className={styles.requirements}>
    {asked.map(({ key, mandatory, content }) => (
      <Requirement key={key} mandatory={mandatory}>
        {content}
      </Requirement>
    ))}
  </ul>
);

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
