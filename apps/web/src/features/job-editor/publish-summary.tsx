import { useLingui } from "@lingui/react/macro";
import { FormErrors, type FormError } from "~/shell/form/form-errors.tsx";
import { checksOf, pathOf } from "./checks.ts";
import { useErrorWords, useJudged } from "./judged.ts";
import { useFieldLabels } from "~/domain/job-posts/use-field-labels.ts";
import styles from "./editor.module.css";

/** After an attempt to publish, lists the problems at the top. `FormErrors` shows the list only for more than three. */
export function PublishSummary() {
  const { i18n } = useLingui();
  const { errors, report, attempted } = useJudged();
  const labels = useFieldLabels();
  const words = useErrorWords();
  if (!attempted) return null;
  const { missing, blocking } = checksOf(errors, report?.findings ?? []);
  const texts = report?.texts.ruleTexts[i18n.locale === "it" ? "it" : "en"];
  const all: FormError[] = [
    ...missing.map((error) => ({ fieldId: error.path, message: `${labels[error.field]}: ${words(error)}` })),
    ...blocking.map((finding) => ({
      fieldId: pathOf(finding),
      message: texts?.[finding.rule].title.replace("{quote}", finding.quote) ?? finding.quote,
    })),
  ];
  const byField = new Map(all.toReversed().map((error) => [error.fieldId, error]));
  return (
    <div className={styles.note}>
      <FormErrors errors={[...byField.values()].toReversed()} />
    </div>
  );
}
