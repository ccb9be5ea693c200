import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { registration } from "@orbita/contract/accounts/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Grid, Stack } from "@orbita/ui/base/stack.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { GoogleNote } from "~/features/contact/captcha-line.tsx";
import { withPass } from "~/shell/captcha/captcha-pass.ts";
import { useCaptchaPass } from "~/shell/captcha/use-captcha-pass.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { AcceptTerms } from "./accept-terms.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useKnownAddress } from "~/domain/accounts/known-address.ts";
import { keepVerification } from "./pending-verification.ts";
import { isTaken } from "./use-taken.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

export function SignUpForm({ returnTo }: { returnTo: ReturnTo | undefined }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const beginCaptcha = useCaptchaPass("signUp");
  const labels = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    username: t`Username`,
    password: t`Password`,
    passwordConfirmation: t`Confirm password`,
  };
  const { form, onSubmit, busy, failure, errorOf, errors } = useContractForm({
    schema: registration,
    defaultValues: {
      email: "",
      username: "",
      password: "",
      passwordConfirmation: "",
      firstName: "",
      lastName: "",
      acceptTerms: false as never,
    },
    submit: async (values) => {
      const body = { ...values, language: currentLocale(i18n) };
      await withPass("signUp", (pass) => answered(api().accounts.register({ body }, pass)));
      keepVerification({ email: values.email, sentAt: Date.now(), returnTo });
      await navigate({ to: "/verify-email", search: { returnTo } });
    },
    labels,
    problemFields: { "account.emailTaken": "email", "account.usernameTaken": "username" },
  });

  useKnownAddress(
    returnTo,
    () => form.getValues("email"),
    (email) => form.setValue("email", email),
  );

  async function checkTaken(field: "email" | "username", words: string): Promise<void> {
    const value = form.getValues(field);
    if (!(await isTaken(field, value)) || form.getValues(field) !== value) return;
    form.setError(field, { type: "server", message: words });
  }

  // Registered in page order, because the first invalid field gets the focus.
  const firstNameField = form.register("firstName");
  const lastNameField = form.register("lastName");
  const emailField = form.register("email", {
    onBlur: () => void checkTaken("email", t`This email already has a profile.`),
  });
  const usernameField = form.register("username", {
    onBlur: () => void checkTaken("username", t`This username is taken.`),
  });

  const typed = form.watch();
  return (
    <FormBody onSubmit={onSubmit} onTouch={beginCaptcha}>
      <Stack gap={4}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <FormErrors errors={errors} />
        <Grid columns={2} gap={3}>
          <TextField
            id="firstName"
            label={labels.firstName}
            autoComplete="given-name"
            error={errorOf("firstName")}
            {...firstNameField}
          />
          <TextField
            id="lastName"
            label={labels.lastName}
            autoComplete="family-name"
            error={errorOf("lastName")}
            {...lastNameField}
          />
        </Grid>
        <TextField
          id="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          error={errorOf("email")}
          {...emailField}
        />
        <TextField
          id="username"
          label={labels.username}
          hint={t`From ${accountLimits.username.min} to ${accountLimits.username.max} characters. It is part of the address of your profile.`}
          autoComplete="username"
          error={errorOf("username")}
          {...usernameField}
        />
        <NewPasswordFields
          label={labels.password}
          size="md"
          value={typed.password}
          own={[typed.email, typed.username, typed.firstName, typed.lastName]}
          password={form.register("password", {
            onChange: () => {
              if (form.getValues("passwordConfirmation")) void form.trigger("passwordConfirmation");
            },
          })}
          confirmation={form.register("passwordConfirmation")}
          errors={{ password: errorOf("password"), confirmation: errorOf("passwordConfirmation") }}
        />
        <AcceptTerms id="acceptTerms" error={errorOf("acceptTerms")} {...form.register("acceptTerms")} />
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          <Trans>Create a profile</Trans>
        </Button>
        <GoogleNote />
      </Stack>
    </FormBody>
  );
}
