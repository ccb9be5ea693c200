import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TalentSearchPage } from "@orbita/contract";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import styles from "./talent-filters.module.css";

/** Switch between results with all chosen skills and results with at least one of them. */
export function SkillChoice({ any, onChange }: { any: boolean; onChange: (any: boolean) => void }) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      className={styles.choice}
      label={t`Selected skills`}
      value={any ? "any" : "all"}
      onChange={(value) => onChange(value === "any")}
      segments={[
        { value: "all", label: t({ message: "All", context: "chosen skills" }) },
        { value: "any", label: t({ message: "At least one", context: "chosen skills" }) },
      ]}
    />
  );
}

/** The number of people that the search would find with the other choice: all skills, or at least one. */
export function OtherSkillChoice({ any, counts }: { any: boolean; counts: TalentSearchPage["skillChoice"] }) {
  if (!counts) return null;
  return (
    <p className={styles.hint}>
      {any ? (
        <Trans>
          With all of them: <Plural value={counts.all} one="# person" other="# people" />
        </Trans>
      ) : (
        <Trans>
          With at least one: <Plural value={counts.any} one="# person" other="# people" />
        </Trans>
      )}
    </p>
  );
}
