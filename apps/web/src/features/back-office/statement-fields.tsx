import { useLingui } from "@lingui/react/macro";
import { stating, type Stating } from "@orbita/contract/back-office/entity";
import { actReason } from "@orbita/contract/back-office/routes";
import { moderationLimits } from "@orbita/contract/moderation/schema";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useWatch } from "react-hook-form";
import { ReasonField } from "~/shell/form/reason-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { rulesFor } from "./rules.ts";

export const stated = stating.extend({ reason: actReason });
export type Stated = Stating & { reason: string };

export const useStatementForm = (submit: (values: Stated) => Promise<void>) =>
  useContractForm({
    schema: stated,
    defaultValues: { ground: "terms", rule: "", explanation: "", reason: "" },
    submit,
  });

type Props = { kind: string; form: ReturnType<typeof useStatementForm> };

/** Fields of a statement of reasons (ground, rule, explanation), which the affected person reads, and the internal reason. */
export function StatementFields({ kind, form: { form, errorOf } }: Props) {
  const { t, i18n } = useLingui();
  const [ground, rule] = useWatch({ control: form.control, name: ["ground", "rule"] });
  const typed = rule.trim().toLowerCase();
  const suggestions = rulesFor(kind, ground)
    .map((one) => i18n._(one))
    .filter((one) => one.toLowerCase().includes(typed) && one !== rule)
    .map((one) => ({ value: one.slice(0, moderationLimits.rule.max), label: one }));
  const setRule = (value: string, shouldValidate: boolean) => form.setValue("rule", value, { shouldValidate });
  return (
    <>
      <SegmentedControl
        label={t`Judged by`}
        segments={[
          { value: "terms", label: t`Our terms` },
          { value: "law", label: t`The law` },
        ]}
        value={ground}
        onChange={(value) => form.setValue("ground", value)}
      />
      <SuggestField
        id="rule"
        label={t`Which rule`}
        value={rule}
        onChange={(value) => setRule(value, form.formState.isSubmitted)}
        suggestions={suggestions}
        onPick={(value) => setRule(value, true)}
        error={errorOf("rule")}
      />
      <TextArea
        id="explanation"
        label={t`Explanation`}
        hint={t`What breaks the rule, in words for whom it concerns. Never who reported it.`}
        rows={4}
        maxLength={moderationLimits.explanation.max}
        error={errorOf("explanation")}
        {...form.register("explanation")}
      />
      <ReasonField label={t`Reason, for our history`} error={errorOf("reason")} {...form.register("reason")} />
    </>
  );
}
