import { Trans, useLingui, Plural } from "@lingui/react/macro";
import type { StepUpProof, StepUpPurpose, StepUpMethods } from "@orbita/contract";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { useEffect, useState } from "react";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CodeStep } from "~/domain/accounts/code-step.tsx";
import { passkeyFailureText } from "~/domain/passkeys/passkey-failure.ts";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { OtherWays } from "./other-ways.tsx";
import { keepProof } from "./proofs.ts";

/** One sentence for each purpose, which explains why the user has to confirm. */
const purposeText: Record<StepUpPurpose, MessageDescriptor> = {
  changeEmail: msg`Your email address gives access to your account, so we need to check it’s you before you change it.`,
  changePassword: msg`Your password gives access to your account, so we need to check it’s you before you change it.`,
  changePasskeys: msg`Passkeys give access to your account, so we need to check it’s you before you change them.`,
  changeProviders: msg`Connected providers give access to your account, so we need to check it’s you before you change them.`,
  exportData: msg`The file contains all your data, so we need to check it’s you before you download it.`,
  deleteAccount: msg`We need to check it’s you before we delete your account.`,
  administer: msg`This action affects other people, so we need to check it’s you before you go ahead.`,
};

type Props = { purpose: StepUpPurpose; onClose: (isConfirmed: boolean) => void };

/** The dialog for every action that needs confirmation: by password, passkey, provider, or a code to the account's address. */
export function StepUpDialog({ purpose, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [ways, setWays] = useState<StepUpMethods | null>(null);
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [codeSentAt, setCodeSentAt] = useState<number | null>(null);
  useEffect(() => {
    answered(api().stepUp.ways({ query: { purpose } })).then(setWays, setFailure);
  }, [purpose]);

  const accept = (proof: StepUpProof) => {
    keepProof(purpose, proof);
    onClose(true);
  };
  async function confirmByPassword(): Promise<void> {
    if (isBusy || password === "") return;
    setBusy(true);
    setFailure(null);
    await answered(api().stepUp.byPassword({ body: { purpose, password } })).then(accept, (error: unknown) => {
      setFailure(error);
      setBusy(false);
    });
  }
  const sendCode = () => answered(api().stepUp.sendCode({ body: { purpose } }));

  const minutes = accountLimits.stepUpMinutes;
  const address = ways?.code;
  const isWrong = hasCode(failure, "account.passwordWrong");
  const isChoosing = codeSentAt === null;
  return (
    <FormDialog
      onClose={() => onClose(false)}
      width={480}
      title={t`Confirm it’s you`}
      description={
        isChoosing ? (
          <>
            {i18n._(purposeText[purpose])}{" "}
            <Trans>
              We won’t ask you again for <Plural value={minutes} one="# minute" other="# minutes" />.
            </Trans>
          </>
        ) : (
          <Trans>
            Enter the six digits we sent to <b dir="ltr">{address}</b>.
          </Trans>
        )
      }
      onSubmit={isChoosing && ways?.password ? () => void confirmByPassword() : undefined}
      submitLabel={t`Confirm`}
      busy={isBusy}
      failure={failure !== null && !isWrong && passkeyFailureText(i18n, failure)}
    >
      {!isChoosing ? (
        <CodeStep
          sentAt={codeSentAt}
          confirm={async (code) => accept(await answered(api().stepUp.byCode({ body: { purpose, code } })))}
          resend={sendCode}
          onResent={setCodeSentAt}
        />
      ) : !ways ? (
        failure === null && <OrbitLoader label={t`Loading`} />
      ) : (
        <>
          {ways.password && (
            <PasswordField
              size="lg"
              label={t`Password`}
              showLabel={t`Show password`}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={isWrong ? failureText(i18n, failure) : undefined}
            />
          )}
          {ways.password && (ways.passkey || ways.providers.length > 0 || ways.code) && (
            <Text size="sm" tone="muted">
              <Trans>Or confirm another way</Trans>
            </Text>
          )}
          <OtherWays
            purpose={purpose}
            ways={ways}
            isBusy={isBusy}
            onProof={accept}
            onFailure={setFailure}
            onCode={async () => {
              await sendCode();
              setFailure(null);
              setCodeSentAt(Date.now());
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
