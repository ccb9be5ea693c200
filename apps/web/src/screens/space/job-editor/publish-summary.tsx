import { useLingui } from "@lingui/react/macro";
import { FormErrors, type FormError } from "~/shell/form/form-errors.tsx";
import { checksOf, pathOf } from "./checks.ts";
import { useErrorText, useJudged } from "./judged.ts";
import { useFieldLabels } from "~/domain/job-posts/use-field-labels.ts";
import styles from "./editor.module.css";

/**
 * After an attempt to publish, lists the problems at the top of the page.
 * `FormErrors` shows the list only if there are more than three.
 */
export function PublishSummary() {
  const { t, i18n } = useLingui();
  const { errors, report, attempted } = useJudged();
  const labels = useFieldLabels();
  const words = useErrorText();
  if (!attempted) return null;
  const { missing, blocking } = checksOf(errors, report?.findings ?? []);
  const texts = report?.texts.ruleTexts[i18n.locale === "it" ? "it" : "en"];
  const all: FormError[] = [
    ...missing.map((error) => {
      const [name, problem] = [labels[error.field], words(error)];
      return { fieldId: error.path, message: t`${name} – ${problem}` };
    }),
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
