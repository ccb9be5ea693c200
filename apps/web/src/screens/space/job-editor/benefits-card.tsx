import { useLingui } from "@lingui/react/macro";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { IconPlus, IconX } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useController } from "react-hook-form";
import { findValues } from "~/domain/vocabulary/find-values.ts";
import { focusField, useEditor } from "./editor-context.tsx";
import { usePostLabels } from "./use-post-labels.ts";
import styles from "./benefits.module.css";

/** How many suggestions are shown below the chosen benefits, without dominating the card. */
const offeredAtOnce = 10;

/** Benefits beside the pay: chosen from a list, each with an optional detail. */
export function BenefitsCard() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "benefits" });
  const { labelOfCode } = usePostLabels();
  const chosen = field.value;
  return (
    <FormCard title={t`Benefits`}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t`Selected benefits`}>
          {chosen.map(({ code, detail }, index) => (
            <li key={code} className={styles.row}>
              <span className={styles.name}>{labelOfCode(code)}</span>
              <TextField
                id={`benefits.${index}`}
                hideLabel
                size="sm"
                className={styles.detail}
                label={t`Details for ${labelOfCode(code)}`}
                placeholder={t`Details, such as €8 a day`}
                maxLength={limits.benefits.detail}
                readOnly={readOnly}
                value={detail ?? ""}
                onChange={(event) =>
                  field.onChange(chosen.with(index, { code, detail: event.currentTarget.value || null }))
                }
                onBlur={field.onBlur}
              />
              {!readOnly && (
                <IconButton
                  size="sm"
                  icon={IconX}
                  label={t`Remove ${labelOfCode(code)}`}
                  onClick={() => {
                    field.onChange(chosen.toSpliced(index, 1));
                    focusField("benefits");
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && chosen.length < limits.benefits.max && (
        <Offered
          taken={chosen.map(({ code }) => code)}
          onAdd={(code) => field.onChange([...chosen, { code, detail: null }])}
        />
      )}
    </FormCard>
  );
}

function Offered({ taken, onAdd }: { taken: readonly string[]; onAdd: (code: string) => void }) {
  const { t, i18n } = useLingui();
  const { learn } = useEditor();
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const { data: values = [] } = useQuery({
    queryKey: ["values", "benefit", text],
    queryFn: () => findValues("benefit", text),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const offered = values.filter(({ code }) => !taken.includes(code)).slice(0, offeredAtOnce);
  return (
    <div className={styles.offered}>
      <SearchField
        id="benefits"
        label={t`Search benefits`}
        placeholder={t`Search benefits`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.chips}>
        {offered.map((value) => (
          <Chip
            key={value.code}
            dashed
            icon={IconPlus}
            onClick={() => {
              learn(value);
              onAdd(value.code);
            }}
          >
            {i18n.locale === "it" ? value.it : (value.en ?? value.it)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
