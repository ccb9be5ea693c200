import { Plural, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { SkillSummary } from "~/domain/skills/find-skills.ts";
import { otherName, skillName } from "~/domain/skills/skill-name.ts";
import styles from "./skills-view.module.css";

type Props = {
  skill: SkillSummary;
  /** The label of the skill's category; undefined if the page already shows it. */
  place: string | undefined;
};

export function CatalogueSkillRow({ skill, place }: Props) {
  const { i18n } = useLingui();
  const other = otherName(i18n, skill);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{skillName(i18n, skill)}</bdi>
        </h3>
        <Meta
          as="span"
          items={[
            other && (
              <bdi key="other" lang={other.lang}>
                {other.text}
              </bdi>
            ),
            place,
          ]}
        />
      </div>
      {skill.jobPosts > 0 && (
        <TextLink className={styles.posts} link={<Link to="/jobs" search={{ skill: skill.id }} />}>
          <Plural value={skill.jobPosts} one="# job asks for it" other="# jobs ask for it" />
        </TextLink>
      )}
    </div>
  );
}
