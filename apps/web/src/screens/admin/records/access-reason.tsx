import { Trans, useLingui } from "@lingui/react/macro";
import { actReason } from "@orbita/contract/back-office/routes";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import styles from "./back-office.module.css";

/** The reason why this admin accesses personal data, stored for the tab's session. Each access is logged with it. */
export const useAccessReason = create<{ reason: string }>()(
  persist(() => ({ reason: "" }), { name: "orbita-look", storage: createJSONStorage(() => sessionStorage) }),
);

const looking = z.object({ reason: actReason });

/** The form for the access reason, shown before personal data load. */
export function AccessReasonForm() {
  const { t } = useLingui();
  const { form, onSubmit, errorOf } = useContractForm({
    schema: looking,
    defaultValues: { reason: "" },
    submit: async ({ reason }) => void useAccessReason.setState({ reason }),
  });
  const [typed] = useWatch({ control: form.control, name: ["reason"] });
  const usual = [
    t`Support request no.`,
    t`Investigating a report`,
    t`Request from an authority`,
    t`Investigating an error`,
  ];
  const set = (value: string, shouldValidate: boolean) => form.setValue("reason", value, { shouldValidate });
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <Heading level={3} size="xs">
        <Trans>Why do you need to see this?</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>This is personal data. We’ll log that you opened it, with your name and reason.</Trans>
      </Text>
      <SuggestField
        id="look-reason"
        label={t`Reason`}
        value={typed}
        onChange={(value) => set(value, form.formState.isSubmitted)}
        suggestions={usual
          .filter((one) => one.toLowerCase().includes(typed.trim().toLowerCase()) && one !== typed)
          .map((one) => ({ value: one, label: one }))}
        onPick={(value) => set(value, true)}
        error={errorOf("reason")}
      />
      <div>
        <Button type="submit" variant="primary">
          <Trans context="verb">Open</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Shows the reason for the access to personal data and lets the admin change it, for example "Reason: request 4471. Change". */
export function AccessReasonNote() {
  const reason = useAccessReason((state) => state.reason);
  return (
    <p className={styles.why}>
      <span>
        <Trans>
          Reason: <bdi>{reason}</bdi>
        </Trans>
      </span>
      <TextLink onClick={() => useAccessReason.setState({ reason: "" })}>
        <Trans>Change</Trans>
      </TextLink>
    </p>
  );
}
