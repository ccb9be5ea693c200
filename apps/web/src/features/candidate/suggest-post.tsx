import { Trans, useLingui } from "@lingui/react/macro";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import type { RejectionTools } from "./use-rejection.ts";
import styles from "./reject.module.css";

type Props = { rejection: RejectionTools; call: string | null };

/** Suggests another open job post of the Space. */
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
              <Trans>Suggest another job post to {call}</Trans>
            ) : (
              <Trans>Suggest another job post</Trans>
            )
          ) : call ? (
            <Trans>
              Suggest the job post “{title}” to {call}
            </Trans>
          ) : (
            <Trans>Suggest the job post “{title}”</Trans>
          )
        }
        checked={on}
        onChange={(event) => change({ suggestedJobPostId: event.currentTarget.checked ? chosen.id : null })}
      />
      {on && others.length > 1 && (
        <NativeSelect
          hideLabel
          size="sm"
          label={t`Which job post`}
          options={others.map((post) => ({ value: post.id, label: post.title }))}
          value={chosen.id}
          onChange={(event) => change({ suggestedJobPostId: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
