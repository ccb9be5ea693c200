import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SpaceAiSettingsChange, SpaceAiSettings } from "@orbita/contract";
import { aiLimits } from "@orbita/contract/ai/limits";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { useState } from "react";
import { formatPrice } from "~/shell/format/format.ts";
import styles from "./ai-settings.module.css";

const cents = 100;
const microsPerEuro = 1_000_000;

type Props = { settings: SpaceAiSettings; readOnly: boolean; onSave: (change: SpaceAiSettingsChange) => void };

/** The monthly budget for the external model. Once it is used up, answers are generated on our own servers. */
export function BudgetRow({ settings, readOnly, onSave }: Props) {
  const { t, i18n } = useLingui();
  const { usage, monthlyBudgetCents } = settings;
  const [euros, setEuros] = useState(monthlyBudgetCents === null ? null : monthlyBudgetCents / cents);
  const used = formatPrice(i18n.locale, usage.costMicros / microsPerEuro);
  const budget = formatPrice(i18n.locale, usage.budgetCents / cents);
  const most = formatPrice(i18n.locale, aiLimits.monthlyBudgetCents.max / cents);
  const { calls } = usage;
  const asked = euros === null ? null : Math.round(euros * cents);
  const tooMuch = asked !== null && asked > aiLimits.monthlyBudgetCents.max;
  const save = () => {
    if (!tooMuch && asked !== monthlyBudgetCents) onSave({ monthlyBudgetCents: asked });
  };
  return (
    <SettingRow
      stacks
      title={<Trans>Monthly budget</Trans>}
      hint={
        <Trans>
          {used} of {budget} used this month, for <Plural value={calls} one="# call" other="# calls" />. Once the budget
          runs out, answers will come from our servers.
        </Trans>
      }
      control={
        <NumberField
          label={t`Monthly budget`}
          hideLabel
          className={styles.budget}
          unit="€"
          decimals={2}
          locale={i18n.locale}
          value={euros}
          readOnly={readOnly}
          placeholder={t({ message: "Default", context: "budget" })}
          onChange={setEuros}
          onBlur={save}
          error={tooMuch ? t`Enter ${most} or less` : undefined}
        />
      }
    />
  );
}
