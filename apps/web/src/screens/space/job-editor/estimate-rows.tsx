import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Criterion, TalentEstimate } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useCriterionName } from "~/domain/talent-search/talent-labels.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useEditor } from "./editor-context.tsx";
import styles from "./estimate.module.css";

type EstimateFigures = NonNullable<TalentEstimate["figures"]>;

/** For each requirement, the people who meet it, and what changes without it. */
export function EstimateRows({ figures, busy }: { figures: EstimateFigures; busy: boolean }) {
  const { t } = useLingui();
  const nameOf = useCriterionName();
  if (figures.requirements.length === 0 || figures.people === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t`People by requirement`} aria-busy={busy}>
      {figures.requirements.map((one) => (
        <EstimateRow
          key={`${one.criterion.kind} ${one.criterion.id}`}
          row={one}
          name={nameOf(one.criterion)}
          required={figures.required}
        />
      ))}
    </ul>
  );
}

type RowProps = { row: EstimateFigures["requirements"][number]; name: string; required: number };

function EstimateRow({ row: { criterion, mandatory, people, without }, name, required }: RowProps) {
  const { t, i18n } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const makeOptional = useMakeOptional(criterion);
  const isCostly = without !== null && without > required;
  const more = formatCount(i18n.locale, without ?? 0);
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <span className={styles.name}>
        <bdi>{name}</bdi>{" "}
        <Text as="span" size="xs" tone="muted">
          {mandatory ? t`Required` : t`Nice to have`}
        </Text>
      </span>
      <Text as="span" size="sm" numeric nowrap>
        <Plural value={people} _0="fewer than 10" other="about #" />
      </Text>
      {isCostly && (
        <div className={styles.change}>
          <Text size="sm" tone="muted">
            {t`${plural(required, {
              0: `Without it, fewer than 10 would become about ${more}.`,
              other: `Without it, about # would become about ${more}.`,
            })}`}
          </Text>
          {makeOptional && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t`Make nice to have (${name})`}
              onClick={() => {
                makeOptional();
                // The button disappears with the next figures, so the row takes the focus.
                row.current?.focus();
              }}
            >
              <Trans>Make nice to have</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Makes a requirement of the form nice to have. Null if the form no longer has it. */
function useMakeOptional({ kind, id }: Criterion): (() => void) | null {
  const { form, write } = useEditor();
  const [skills, languages, education] = useWatch({
    control: form.control,
    name: ["skills", "languages", "education"],
  });
  const optional = { mandatory: false };
  if (kind === "skill" && skills.some((one) => one.id === id))
    return () =>
      write(
        "skills",
        skills.map((one) => (one.id === id ? { ...one, ...optional } : one)),
      );
  if (kind === "language" && languages.some(({ code }) => code === id))
    return () =>
      write(
        "languages",
        languages.map((one) => (one.code === id ? { ...one, ...optional } : one)),
      );
  return kind === "education" && education === id ? () => write("educationMandatory", false) : null;
}
