import { useLingui } from "@lingui/react/macro";
import { stating, type StatementOfReasons } from "@orbita/contract/back-office/entity";
import { actReason } from "@orbita/contract/back-office/routes";
import { moderationLimits } from "@orbita/contract/moderation/schema";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useWatch } from "react-hook-form";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ReasonField } from "~/shell/form/reason-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { ruleLabels } from "~/domain/moderation/rule-labels.ts";

/** Suggested rules for disabling a person, a Space or their content. The admin can also type another rule. */
const terms: readonly MessageDescriptor[] = [
  msg`Terms of use, account: one person, one account`,
  msg`Terms of use, account: identity and experience must be true`,
  msg`Terms of use, Spaces: only for people who represent the company`,
  msg`Terms of use, jobs: salary and contract must be stated, and asking for money is forbidden`,
  msg`Terms of use: no insults, hate or discrimination`,
];

const rulesFor = (kind: string, ground: StatementOfReasons["ground"]): readonly MessageDescriptor[] =>
  ground === "terms" && !["post", "comment", "channel"].includes(kind) ? terms : ruleLabels[ground];

export const stated = stating.extend({ reason: actReason });
export type StatementFormValues = StatementOfReasons & { reason: string };

export const useStatementForm = (submit: (values: StatementFormValues) => Promise<void>) =>
  useContractForm({
    schema: stated,
    defaultValues: { ground: "terms", rule: "", explanation: "", reason: "" },
    submit,
  });

type Props = { kind: string; form: ReturnType<typeof useStatementForm> };

/**
 * The fields of a statement of reasons (ground, rule, explanation), which the affected person reads, and of the internal reason.
 */
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
        label={t`Decision basis`}
        segments={[
          { value: "terms", label: t`Terms of use` },
          { value: "law", label: t`The law` },
        ]}
        value={ground}
        onChange={(value) => form.setValue("ground", value)}
      />
      <SuggestField
        id="rule"
        label={t`Rule`}
        value={rule}
        onChange={(value) => setRule(value, form.formState.isSubmitted)}
        suggestions={suggestions}
        onPick={(value) => setRule(value, true)}
        error={errorOf("rule")}
      />
      <TextArea
        id="explanation"
        label={t`Explanation`}
        hint={t`Explain what breaks the rule, addressing the person concerned. Never mention who sent the report.`}
        rows={4}
        maxLength={moderationLimits.explanation.max}
        error={errorOf("explanation")}
        {...form.register("explanation")}
      />
      <ReasonField label={t`Reason (for our history)`} error={errorOf("reason")} {...form.register("reason")} />
    </>
  );
}
