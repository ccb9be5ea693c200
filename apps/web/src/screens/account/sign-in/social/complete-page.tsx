import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { CodeStep } from "~/domain/accounts/code-step.tsx";
import { maskEmail } from "~/domain/accounts/mask-email.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { CompleteForm } from "./complete-form.tsx";
import { storedSignUp, type SubmittedSignUp, type StoredSignUp } from "./stored-sign-up.ts";
import { socialNames } from "~/domain/social/providers.ts";
import styles from "./social.module.css";

/** The last step of a sign-up with a provider. The account is created only at its end. */
export function CompletePage({ pending }: { pending: StoredSignUp }) {
  const { t } = useLingui();
  const [kept, setKept] = useState(pending);
  const change = (next: StoredSignUp) => {
    storedSignUp.keep(next);
    setKept(next);
  };
  const { returnTo } = kept;
  return (
    <FocusFrame
      skipLabel={t`Skip to content`}
      home={<Link to="/" />}
      homeLabel={productName}
      width="narrow"
      actions={
        <ButtonLink variant="quiet" link={<Link to="/sign-up" search={returnTo ? { returnTo } : {}} />}>
          <Trans>Sign up another way</Trans>
        </ButtonLink>
      }
    >
      <Steps key={kept.sent?.at} kept={kept} onChange={change} />
    </FocusFrame>
  );
}

function Steps({ kept, onChange }: { kept: StoredSignUp; onChange: (kept: StoredSignUp) => void }) {
  const { i18n } = useLingui();
  const enter = useEnter();
  const { pending, sent } = kept;
  const provider = socialNames[kept.provider];

  const ask = (choice: SubmittedSignUp) =>
    answered(
      api().social.signUp({ body: { pending, ...choice, language: currentLocale(i18n), acceptTerms: true } as never }),
    );
  async function confirm(code?: string): Promise<void> {
    await answered(api().social.confirmSignUp({ body: { pending, ...(code !== undefined && { code }) } }));
    storedSignUp.drop();
    await enter(kept.returnTo, { isNew: true });
  }
  async function submit(choice: SubmittedSignUp): Promise<void> {
    const { codeSent } = await ask(choice);
    if (codeSent) onChange({ ...kept, sent: { choice, at: Date.now() } });
    else await confirm();
  }

  if (!sent)
    return (
      <>
        <Heading level={1} size="lg">
          <Trans>Finish signing up</Trans>
        </Heading>
        <Text size="lg" tone="muted" className={styles.lead}>
          <Trans>{provider} has shared your details with us. Add what’s missing to finish.</Trans>
        </Text>
        <div className={styles.form}>
          <CompleteForm kept={kept} submit={submit} />
        </div>
      </>
    );
  const masked = maskEmail(sent.choice.email ?? kept.email);
  return (
    <>
      <Heading level={1} size="lg">
        <Trans>Enter the code</Trans>
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>
          We’ve sent a six-digit code to <b dir="ltr">{masked}</b>.
        </Trans>
      </Text>
      <CodeStep
        sentAt={sent.at}
        confirm={confirm}
        resend={async () => void (await ask(sent.choice))}
        onResent={(at) => onChange({ ...kept, sent: { ...sent, at } })}
        more={
          <Text size="sm" tone="muted">
            <Trans>Need to correct something?</Trans>{" "}
            <TextLink
              onClick={() =>
                onChange({
                  ...kept,
                  firstName: sent.choice.firstName,
                  lastName: sent.choice.lastName,
                  email: sent.choice.email ?? kept.email,
                  sent: undefined,
                })
              }
            >
              <Trans>Edit your details</Trans>
            </TextLink>
          </Text>
        }
      />
    </>
  );
}
