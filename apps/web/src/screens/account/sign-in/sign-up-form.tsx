import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { registration } from "@orbita/contract/accounts/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Grid, Stack } from "@orbita/ui/base/stack.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { GoogleNote } from "~/shell/captcha/captcha-line.tsx";
import { withPass } from "~/shell/captcha/captcha-pass.ts";
import { useCaptchaPass } from "~/shell/captcha/use-captcha-pass.ts";
import { problemMessage } from "~/shell/form/failure-text.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { AcceptTerms } from "./accept-terms.tsx";
import { NewPasswordFields } from "~/domain/step-up/new-password-fields.tsx";
import { useKnownAddress } from "~/domain/accounts/known-address.ts";
import { keepVerification } from "./pending-verification.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";
import { userExistsBody } from "~/domain/accounts/user-exists-body.ts";

/** Whether another account already has this email address or username. False if the request fails. */
async function isIdentifierTaken(field: "email" | "username", value: string): Promise<boolean> {
  const body = userExistsBody(field, value);
  if (!body) return false;
  const answer = await withPass("signUp", (pass) => api().accounts.userExists({ body }, pass)).catch(() => undefined);
  return answer?.exists ?? false;
}

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
    if (!(await isIdentifierTaken(field, value)) || form.getValues(field) !== value) return;
    form.setError(field, { type: "server", message: words });
  }

  // The fields are registered in page order, because the first invalid field gets the focus.
  const firstNameField = form.register("firstName");
  const lastNameField = form.register("lastName");
  const emailField = form.register("email", {
    onBlur: () => void checkTaken("email", problemMessage(i18n, "account.emailTaken")),
  });
  const usernameField = form.register("username", {
    onBlur: () => void checkTaken("username", problemMessage(i18n, "account.usernameTaken")),
  });

  const typed = form.watch();
  const emailError = errorOf("email");
  const isEmailTaken = form.formState.errors.email?.type === "server";
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
          error={
            isEmailTaken ? (
              <>
                {emailError}{" "}
                <TextLink link={<Link to="/sign-in" search={returnTo ? { returnTo } : {}} />}>
                  <Trans>Sign in</Trans>
                </TextLink>
              </>
            ) : (
              emailError
            )
          }
          {...emailField}
        />
        <TextField
          id="username"
          label={labels.username}
          hint={t`From ${accountLimits.username.min} to ${plural(accountLimits.username.max, { one: "# character", other: "# characters" })}. Your username will be part of your profile’s web address.`}
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
          <Trans>Create account</Trans>
        </Button>
        <GoogleNote />
      </Stack>
    </FormBody>
  );
}
