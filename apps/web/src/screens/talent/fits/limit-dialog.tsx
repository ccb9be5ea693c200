import { Trans, useLingui } from "@lingui/react/macro";
import { contractEconomicType, contractType, workplaceType } from "@orbita/contract/job-posts/draft";
import { jobWishLimits } from "@orbita/contract/job-wishes/limits";
import type { JobFitLimit, JobWishes } from "@orbita/contract";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { useState } from "react";
import { draftOfWishes } from "~/domain/job-wishes/queries.ts";
import { PlaceAndRadius } from "~/domain/spaces/place-and-radius.tsx";
import { CodeChecks } from "~/domain/vocabulary/code-checks.tsx";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatEuros } from "~/shell/format/format.ts";
import { useLimitChange, useLimitNames, type WishChange } from "./limits.ts";

type Props = { limit: JobFitLimit; wishes: JobWishes; onClose: () => void };

/** Changes one limit of the list of fits, with all fields that it has. */
export function LimitDialog({ limit, wishes, onClose }: Props) {
  const { i18n } = useLingui();
  const names = useLimitNames();
  const { mutate, isPending, error } = useLimitChange();
  const [change, setChange] = useState<WishChange>({});
  const [wrong, setWrong] = useState<string>();
  const validate = useValidation();
  const draft = { ...draftOfWishes(wishes), ...change };
  const submit = () => {
    const refused = validate(draft);
    setWrong(refused);
    if (!refused) mutate(change, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={names[limit]}
      description={<Trans>Your limits are the same as in “What you’re looking for” in your CV.</Trans>}
      submitLabel={<Trans>Save limit</Trans>}
      onSubmit={submit}
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      <Editor limit={limit} draft={draft} wrong={wrong} onChange={(next) => setChange({ ...change, ...next })} />
    </FormDialog>
  );
}

type Draft = ReturnType<typeof draftOfWishes>;

/** Describes the error in the numbers; the api checks them too. */
function useValidation(): (draft: Draft) => string | undefined {
  const { t, i18n } = useLingui();
  return ({ salaryMin, weeklyHoursMin: least, weeklyHoursMax: most }) => {
    const { min, max } = jobWishLimits.salaryMin;
    if (salaryMin !== null && (salaryMin < min || salaryMin > max))
      return t`Enter a salary from ${formatEuros(i18n.locale, min)} to ${formatEuros(i18n.locale, max)}`;
    const hours = jobWishLimits.weeklyHours;
    if ([least, most].some((value) => value !== null && (value < hours.min || value > hours.max)))
      return t`Enter weekly hours from ${hours.min} to ${hours.max}`;
    if (least !== null && most !== null && least > most) return t`Enter at least the minimum hours`;
    return undefined;
  };
}

type EditorProps = {
  limit: JobFitLimit;
  draft: Draft;
  wrong: string | undefined;
  onChange: (change: WishChange) => void;
};

function Editor({ limit, draft, wrong, onChange }: EditorProps) {
  const { t, i18n } = useLingui();
  const names = useLimitNames();
  switch (limit) {
    case "place":
      return <PlaceAndRadius place={draft.place} error={undefined} onChange={(place) => onChange({ place })} />;
    case "workplace":
      return (
        <CodeChecks
          legend={names.workplace}
          type="workplace_type"
          codes={workplaceType.options}
          chosen={draft.workplaces}
          onChange={(workplaces) => {
            const isHybridWelcome = workplaces.length === 0 || workplaces.includes("workplace_type_hybrid");
            onChange({ workplaces, ...(!isHybridWelcome && { remoteShare: null }) });
          }}
        />
      );
    case "contract":
      return (
        <CodeChecks
          legend={names.contract}
          type="contract_economic_type"
          codes={contractEconomicType.options}
          chosen={draft.contracts}
          onChange={(contracts) => onChange({ contracts })}
        />
      );
    case "hours":
      return (
        <CodeChecks
          legend={names.hours}
          type="contract_type"
          codes={contractType.options}
          chosen={draft.hours}
          onChange={(hours) => onChange({ hours })}
        />
      );
    case "weeklyHours":
      return (
        <>
          {(["weeklyHoursMin", "weeklyHoursMax"] as const).map((name) => (
            <NumberField
              key={name}
              id={name}
              label={name === "weeklyHoursMin" ? t`Minimum hours per week` : t`Maximum hours per week`}
              optional={t`(optional)`}
              locale={i18n.locale}
              decimals={1}
              value={draft[name]}
              error={name === "weeklyHoursMax" ? wrong : undefined}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </>
      );
    case "salary":
      return (
        <NumberField
          id="salaryMin"
          label={t`Minimum gross salary per year`}
          hint={t`Only you can see it.`}
          locale={i18n.locale}
          unit="€"
          value={draft.salaryMin}
          error={wrong}
          onChange={(salaryMin) => onChange({ salaryMin })}
        />
      );
  }
}
