import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import styles from "./job-skills.module.css";

/** What the post asks for, in its order; each leads to the other jobs that ask for it. */
export function JobSkills({ skills }: { skills: JobPost["skills"] }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return (
    <ul className={styles.skills}>
      {skills.map(({ id, it, en, mandatory }) => (
        <li key={id}>
          <TextLink link={<Link to="/jobs" search={{ skill: id }} />}>{locale === "it" ? it : en}</TextLink>
          <span>{mandatory ? <Trans>needed</Trans> : <Trans>welcome</Trans>}</span>
        </li>
      ))}
    </ul>
  );
}
