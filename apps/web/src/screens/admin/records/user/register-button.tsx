import { Trans, useLingui } from "@lingui/react/macro";
import { actReason, newUser } from "@orbita/contract/back-office/routes";
import { Button } from "@orbita/ui/base/button.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconPlus } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useStepUpGate } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { ReasonField } from "~/shell/form/reason-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { kindKey } from "~/domain/back-office/queries.ts";

const registering = newUser.extend({ reason: actReason });

/** Lets an admin create an account for another person. */
export function RegisterButton() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="primary" icon={IconPlus} onClick={() => setAsked(true)}>
        <Trans>New user…</Trans>
      </Button>
      {asked && <RegisterDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function RegisterDialog({ onClose }: { onClose: () => void }) {
  const { run, isOpen, dialog } = useStepUpGate("administer", true, onClose);
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: registering,
    defaultValues: {
      email: "",
      firstName: "",
      lastName: "",
      language: i18n.locale === "it" ? "it" : "en",
      admin: false,
      reason: "",
    },
    problemFields: { "account.emailTaken": "email" },
    submit: async ({ reason, ...body }) => {
      const { id } = await run((proven) => api().backOffice.register({ body }, { reason, ...proven }));
      const { email } = body;
      showToast({ message: t`Password setup email sent to ${email}` });
      onClose();
      await queries.invalidateQueries({ queryKey: kindKey("user") });
      await navigate({ ...toAdmin("users", id), search: {} });
    },
  });
  return (
    <>
      {dialog}
      <FormDialog
        opened={isOpen}
        size="md"
        title={t`New user`}
        description={t`This user will get an email to choose their password.`}
        submitLabel={t`Create account`}
        {...{ onClose, onSubmit, busy, failure }}
      >
        <TextField id="email" type="email" label={t`Email`} error={errorOf("email")} {...form.register("email")} />
        <TextField id="firstName" label={t`First name`} error={errorOf("firstName")} {...form.register("firstName")} />
        <TextField id="lastName" label={t`Last name`} error={errorOf("lastName")} {...form.register("lastName")} />
        <NativeSelect
          id="language"
          label={t({ message: "Email language", context: "of a user" })}
          options={[
            { value: "it", label: "Italiano" },
            { value: "en", label: "English" },
          ]}
          {...form.register("language")}
        />
        <CheckboxField
          label={t`Administrator`}
          hint={t`This user will be able to do everything you can do here.`}
          {...form.register("admin")}
        />
        <ReasonField error={errorOf("reason")} {...form.register("reason")} />
      </FormDialog>
    </>
  );
}
