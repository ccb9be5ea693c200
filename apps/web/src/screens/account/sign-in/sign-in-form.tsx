import { Trans, useLingui } from "@lingui/react/macro";
import { credentials } from "@orbita/contract/accounts/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { useKnownAddress } from "~/domain/accounts/known-address.ts";
import { keepReset } from "./pending-reset.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

export function SignInForm({ returnTo }: { returnTo: ReturnTo | undefined }) {
  const { t } = useLingui();
  const enter = useEnter();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: credentials,
    defaultValues: { email: "", password: "" },
    submit: async (values) => {
      await answered(api().accounts.login({ body: values }));
      await enter(returnTo);
    },
    problemFields: { "account.invalidCredentials": "password" },
  });
  useKnownAddress(
    returnTo,
    () => form.getValues("email"),
    (email) => form.setValue("email", email),
  );
  /** Passes the typed address on to the password reset, so that the user does not type it twice. */
  const keepAddress = () => keepReset({ email: form.getValues("email").trim(), sentAt: null, returnTo });
  return (
    <FormBody onSubmit={onSubmit}>
      <Stack gap={4}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <TextField
          size="lg"
          type="email"
          autoComplete="username webauthn"
          label={t`Email`}
          error={errorOf("email")}
          {...form.register("email")}
        />
        <PasswordField
          size="lg"
          label={t`Password`}
          aside={
            <TextLink link={<Link to="/forgot-password" search={returnTo ? { returnTo } : {}} onClick={keepAddress} />}>
              <Trans>Forgot your password?</Trans>
            </TextLink>
          }
          showLabel={t`Show password`}
          error={errorOf("password")}
          {...form.register("password")}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </FormBody>
  );
}
