import { Trans, useLingui } from "@lingui/react/macro";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import type { RejectionTools } from "./use-rejection.ts";
import styles from "./reject.module.css";

type Props = { rejection: RejectionTools; call: string | null };

/** Lets the user suggest another open job post of the Space to the rejected candidate. */
export function SuggestPost({ rejection: { draft, said, change }, call }: Props) {
  const { t } = useLingui();
  const others = draft?.others ?? [];
  const chosen = others.find(({ id }) => id === said.suggestedJobPostId) ?? others[0];
  if (!chosen) return null;
  const on = said.suggestedJobPostId !== null;
  const { title } = chosen;
  return (
    <div className={styles.suggest}>
      <CheckboxField
        label={
          others.length > 1 ? (
            call ? (
              <Trans>Suggest another job to {call}</Trans>
            ) : (
              <Trans>Suggest another job</Trans>
            )
          ) : call ? (
            <Trans>
              Suggest the job “{title}” to {call}
            </Trans>
          ) : (
            <Trans>Suggest the job “{title}”</Trans>
          )
        }
        checked={on}
        onChange={(event) => change({ suggestedJobPostId: event.currentTarget.checked ? chosen.id : null })}
      />
      {on && others.length > 1 && (
        <NativeSelect
          hideLabel
          size="sm"
          label={t`Job to suggest`}
          options={others.map((post) => ({ value: post.id, label: post.title }))}
          value={chosen.id}
          onChange={(event) => change({ suggestedJobPostId: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
