import { useLingui } from "@lingui/react/macro";
import { caseDecision, moderationLimits, reported } from "@orbita/contract/moderation/schema";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { feedKey } from "~/shell/api/query-keys.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { formatCount } from "~/shell/format/format.ts";

const hiding = z.strictObject({
  ...reported.extend({ kind: z.enum(["post", "comment"]) }).shape,
  ...caseDecision.pick({ ground: true, rule: true, explanation: true }).shape,
});

type Props = { target: { kind: "post" | "comment"; id: string }; about: string; onClose: () => void };

/**
 * Lets a moderator hide a post or comment that breaks the rules. The author reads the explanation and can contest the decision.
 */
export function HideContentDialog({ target, about, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: hiding,
    defaultValues: { ...target, ground: "terms", rule: "", explanation: "" },
    submit: async (body) => {
      await answered(api().moderation.hide({ body }));
      showToast({ message: t`Content hidden. The author will see the reason and can appeal.` });
      onClose();
      await queries.invalidateQueries({ queryKey: feedKey });
    },
  });
  const ground = useWatch({ control: form.control, name: "ground" });
  return (
    <FormDialog
      size="md"
      width={560}
      onClose={onClose}
      title={target.kind === "post" ? t`Hide this post` : t`Hide this comment`}
      description={about}
      onSubmit={onSubmit}
      submitLabel={t`Hide`}
      variant="danger"
      busy={busy}
      failure={failure}
    >
      <RadioCards
        legend={t`Decision basis`}
        columns={2}
        value={ground ?? null}
        onChange={(value) => form.setValue("ground", value)}
        cards={[
          { value: "terms", title: t`Channel rules or terms of use` },
          { value: "law", title: t`The law` },
        ]}
        error={errorOf("ground")}
      />
      <TextField
        id="rule"
        label={ground === "law" ? t`Law` : t`Rule`}
        maxLength={moderationLimits.rule.max}
        error={errorOf("rule")}
        {...form.register("rule")}
      />
      <TextArea
        id="explanation"
        label={t`Explanation for the author`}
        rows={4}
        maxLength={moderationLimits.explanation.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        error={errorOf("explanation")}
        {...form.register("explanation")}
      />
    </FormDialog>
  );
}
