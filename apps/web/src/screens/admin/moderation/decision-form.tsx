import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { caseDecision, moderationLimits } from "@orbita/contract/moderation/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { adminChannelQuery, feedAdminKey } from "~/domain/moderation/admin-queries.ts";
import { ruleLabels } from "~/domain/moderation/rule-labels.ts";
import styles from "~/domain/back-office/feed-admin.module.css";

type CaseDecisionValues = z.output<typeof caseDecision>;

/** The form for a decision and its reasons. Before sending, a preview shows what the author will read. */
export function DecisionForm({ one }: { one: ModerationCase }) {
  const { t } = useLingui();
  const [ready, setReady] = useState<CaseDecisionValues | null>(null);
  const { form, onSubmit, errorOf } = useContractForm({
    schema: caseDecision,
    defaultValues: { ground: "terms", rule: "", explanation: "", version: one.version },
    submit: async (decision) => setReady(decision),
  });
  const { control, setValue } = form;
  const [decision, ground, rule] = useWatch({ control, name: ["decision", "ground", "rule"] });
  const suggestions = useRules(one, ground ?? "terms", rule ?? "");
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <RadioCards
        legend={t`Outcome`}
        cards={[
          { value: "kept", title: t`Leave visible`, hint: t`The content is visible as before.` },
          { value: "disabled", title: t`Hide`, hint: t`Only the author can see the content, along with the reason.` },
        ]}
        value={decision ?? null}
        onChange={(value) => setValue("decision", value, { shouldValidate: true })}
        error={errorOf("decision") && t`Select an outcome`}
      />
      <SegmentedControl
        label={t`Decision basis`}
        segments={[
          { value: "terms", label: t`Terms of use` },
          { value: "law", label: t`The law` },
        ]}
        value={ground ?? "terms"}
        onChange={(value) => setValue("ground", value)}
      />
      <SuggestField
        id="rule"
        label={t`Rule`}
        value={rule ?? ""}
        onChange={(value) => setValue("rule", value, { shouldValidate: form.formState.isSubmitted })}
        suggestions={suggestions}
        onPick={(value) => setValue("rule", value, { shouldValidate: true })}
        error={errorOf("rule")}
      />
      <TextArea
        id="explanation"
        label={t`Explanation`}
        hint={t`Explain what breaks the rule, or why nothing does. Never mention who sent the report.`}
        rows={5}
        maxLength={moderationLimits.explanation.max}
        error={errorOf("explanation")}
        {...form.register("explanation")}
      />
      <div>
        <Button type="submit" variant="primary">
          <Trans>Preview decision…</Trans>
        </Button>
      </div>
      {ready && <Sending one={one} decision={ready} onClose={() => setReady(null)} />}
    </form>
  );
}

function useRules(one: ModerationCase, ground: CaseDecisionValues["ground"], rule: string) {
  const { t, i18n } = useLingui();
  const { data } = useQuery({ ...adminChannelQuery(one.channel?.id ?? ""), enabled: one.channel !== null });
  const ofChannel =
    ground === "terms" ? (data?.rules ?? []).map((words, index) => t`Channel rule ${index + 1}: ${words}`) : [];
  const all = [...ofChannel, ...ruleLabels[ground].map((words) => i18n._(words))];
  const typed = rule.trim().toLowerCase();
  return all
    .filter((words) => words.toLowerCase().includes(typed) && words !== rule)
    .map((words) => ({ value: words.slice(0, moderationLimits.rule.max), label: words }));
}

function Sending({
  one,
  decision,
  onClose,
}: {
  one: ModerationCase;
  decision: CaseDecisionValues;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  async function send(): Promise<void> {
    await answered(api().moderation.decide({ params: { id: one.id }, body: decision }));
    showToast({ message: t`Decision saved. We’ll notify the people involved.` });
    await queries.invalidateQueries({ queryKey: feedAdminKey });
  }
  return (
    <PreviewDialog
      reasons={{ ...decision, kind: one.kind, quoted: one.quoted, origin: one.reports > 0 ? "report" : "own" }}
      gone={one.enabled === null}
      reports={one.reports}
      onSend={send}
      onClose={onClose}
    />
  );
}
