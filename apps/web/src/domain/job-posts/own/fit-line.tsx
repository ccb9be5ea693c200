import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobFitCounts } from "@orbita/contract";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconListCheck } from "@tabler/icons-react";
import styles from "./fit-line.module.css";

type MissingRequirement = JobFitCounts["missing"][number];

/** The number of missing requirements that a row names. */
const named = 2;

/** Names the gaps of the CV: "1 related, RabbitMQ is missing". Empty if it lacks nothing. */
function useMissingText(): (fit: JobFitCounts) => string {
  const { t, i18n } = useLingui();
  const pick = ({ it, en }: { it: string; en: string }): string => (i18n.locale === "it" ? it : en);
  const nameOf = ({ requirement: { label, level } }: MissingRequirement): string =>
    [pick(label), level].filter(Boolean).join(" ");
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(names);

  /** Names a requirement of which the CV has a lower level, or too few years. */
  function shortOf(missing: MissingRequirement): string | null {
    const { requirement, verdict, found } = missing;
    const name = nameOf(missing);
    if (verdict !== "notMet") return null;
    if (requirement.kind === "skill" && requirement.minYears !== null)
      return t`less than ${plural(requirement.minYears, { one: "# year", other: "# years" })} of ${name}`;
    if (found && requirement.kind !== "skill") return t`${name} required, you have ${pick(found)}`;
    return null;
  }

  return ({ related, missing }) => {
    const lacking = missing.filter(({ verdict }) => verdict !== "related");
    const short = lacking.slice(0, named).map((one) => ({ one, text: shortOf(one) }));
    const names = short.flatMap(({ one, text }) => (text === null ? [nameOf(one)] : []));
    const more = lacking.length - short.length;
    const shown = list(more > 0 ? [...names, t`${plural(more, { one: "# other", other: "# others" })}`] : names);
    const count = names.length + Math.max(more, 0);
    return [
      related > 0 && t`${plural(related, { one: "# related", other: "# related" })}`,
      ...short.map(({ text }) => text),
      count > 0 && t`${plural(count, { one: `${shown} is missing`, other: `${shown} are missing` })}`,
    ]
      .filter(Boolean)
      .join(", ");
  };
}

type Props = { fit: JobFitCounts; size?: "sm" | "md" | undefined; className?: string | undefined };

/** "6 of 7 requirements in your CV · Kubernetes is missing". Never a score: it counts lines that the user can read and change. */
export function FitLine({ fit, size = "sm", className }: Props) {
  const missingText = useMissingText()(fit);
  const { met, total } = fit;
  if (total === 0) return null;
  return (
    <span className={cx(styles.line, size === "md" && styles.md, className)}>
      <Icon icon={IconListCheck} size="xs" />
      <span>
        <span>
          <Trans>
            {met} of {total} requirements in your CV
          </Trans>
        </span>
        {missingText && (
          <span className={styles.missing}>
            <Sep />
            <bdi>{missingText}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}
