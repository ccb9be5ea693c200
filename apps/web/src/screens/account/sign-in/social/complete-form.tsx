import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { email as emailSchema } from "@orbita/contract/kernel/fields";
import { socialSignUp } from "@orbita/contract/social/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Grid, Stack } from "@orbita/ui/base/stack.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconCheck } from "@tabler/icons-react";
import { useWatch } from "react-hook-form";
import { AcceptTerms } from "../accept-terms.tsx";
import { FormBody } from "~/shell/form/form-body.tsx";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import type { SubmittedSignUp, StoredSignUp } from "./stored-sign-up.ts";
import { socialNames } from "~/domain/social/providers.ts";
import { useSignUpUsernameCheck } from "./use-sign-up-username-check.ts";

const proven = socialSignUp.omit({ pending: true, language: true });
/** Schema for the case that the provider has not verified an email address: the user enters one and confirms it with a code. */
const unproven = proven.extend({ email: emailSchema });

type Props = { kept: StoredSignUp; submit: (choice: SubmittedSignUp) => Promise<void> };

/**
 * Completes a sign-up with a provider: username, perhaps an email address, and the terms. The provider's values are suggestions.
 */
export function CompleteForm({ kept, submit }: Props) {
  const { t } = useLingui();
  const provider = socialNames[kept.provider];
  const before = kept.sent?.choice;
  const labels = { firstName: t`First name`, lastName: t`Last name`, email: t`Email`, username: t`Username` };
  const { form, onSubmit, busy, failure, errorOf, errors } = useContractForm({
    schema: kept.emailVerified ? proven : unproven,
    defaultValues: {
      firstName: before?.firstName ?? kept.firstName,
      lastName: before?.lastName ?? kept.lastName,
      email: before?.email ?? kept.email,
      username: before?.username ?? "",
      acceptTerms: false as never,
    },
    submit: async ({ acceptTerms: _, email, ...values }) =>
      submit({ ...values, ...(!kept.emailVerified && { email }) }),
    labels,
    problemFields: { "account.emailTaken": "email", "account.usernameTaken": "username" },
  });
  const username = useWatch({ control: form.control, name: "username" });
  const check = useSignUpUsernameCheck(username);

  // The fields are registered in page order, because the first invalid field gets the focus.
  const firstNameField = form.register("firstName");
  const lastNameField = form.register("lastName");
  const emailField = form.register("email");
  const usernameField = form.register("username");
  const taken = check === "taken" ? t`This username is taken. Try another one.` : undefined;
  return (
    <FormBody onSubmit={onSubmit}>
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
          locked={kept.emailVerified}
          hint={
            kept.emailVerified
              ? t`Confirmed by ${provider}. You can change it later in your settings.`
              : t`We’ll send a six-digit code to this address.`
          }
          error={errorOf("email")}
          {...emailField}
        />
        <TextField
          id="username"
          label={labels.username}
          hint={t`From ${accountLimits.username.min} to ${plural(accountLimits.username.max, { one: "# character", other: "# characters" })}. Your username will be part of your profile’s web address.`}
          autoComplete="username"
          end={check === "free" && <Icon icon={IconCheck} size="sm" />}
          error={errorOf("username") ?? taken}
          {...usernameField}
        />
        <VisuallyHidden>
          <span role="status">{check === "free" && t`This username is available.`}</span>
        </VisuallyHidden>
        <AcceptTerms id="acceptTerms" error={errorOf("acceptTerms")} {...form.register("acceptTerms")} />
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          {kept.emailVerified ? <Trans>Create account</Trans> : <Trans>Continue</Trans>}
        </Button>
      </Stack>
    </FormBody>
  );
}
