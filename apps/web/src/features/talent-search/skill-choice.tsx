import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TalentPage } from "@orbita/contract";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import styles from "./filters.module.css";

/** Switch: all chosen skills, or at least one. */
export function SkillChoice({ any, onChange }: { any: boolean; onChange: (any: boolean) => void }) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      className={styles.choice}
      label={t`Chosen skills`}
      value={any ? "any" : "all"}
      onChange={(value) => onChange(value === "any")}
      segments={[
        { value: "all", label: t({ message: "All", context: "chosen skills" }) },
        { value: "any", label: t({ message: "At least one", context: "chosen skills" }) },
      ]}
    />
  );
}

/** The number of people that the other choice would find. */
export function OtherSkillChoice({ any, counts }: { any: boolean; counts: TalentPage["skillChoice"] }) {
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
