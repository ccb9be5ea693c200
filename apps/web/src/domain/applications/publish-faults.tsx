import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFieldLabels } from "~/domain/job-posts/use-field-labels.ts";
import { problemOf } from "~/shell/api/failure.ts";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import styles from "~/domain/spaces/plan.module.css";

/** Why the API refused to publish: the errors of each field, or the candidates who must get an answer first. */
export function PublishFaults({ error, lateReplies }: { error: unknown; lateReplies: ReactNode }) {
  const { i18n } = useLingui();
  const labels: Record<string, string> = useFieldLabels();
  const problem = problemOf(error);
  if (problem?.code === "jobPost.answersOwed") return lateReplies;
  const errors = problem?.errors ?? [];
  if (errors.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {errors.map(({ path, code, params }, index) => {
        const field = labels[path.split(".")[0] ?? path];
        const words = fieldErrorText(i18n, { type: code, message: JSON.stringify(params) });
        return <li key={index}>{field ? `${field}: ${words}` : words}</li>;
      })}
    </ul>
  );
}
