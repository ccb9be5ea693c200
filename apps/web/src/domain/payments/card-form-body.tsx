import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { hasCode } from "~/shell/api/failure.ts";
import { cardTrouble, ProviderUnavailable, StillAsking } from "./failure-texts.ts";
import { useFormState, useStripeForm, type CardForm, type CardFormPurpose } from "./use-card-form.ts";
import styles from "./cards.module.css";

type CardFormCredentials = { id: string; clientSecret: string | null; publishableKey: string };

/** The card form with its loading and error states. `ready` means that the form can be submitted. */
export function useCardForm(to: CardFormPurpose, secret: UseQueryResult<CardFormCredentials>) {
  const loaded = useStripeForm(secret.data?.publishableKey);
  const form = useRef<CardForm>(null);
  const state = useFormState(secret.data?.clientSecret ?? undefined);
  const asking = secret.data?.clientSecret === null;
  const away = state.is === "away";
  const error = secret.error ?? loaded.error ?? (asking ? new StillAsking() : away ? new ProviderUnavailable() : null);
  const retry = () => {
    if (secret.error || asking || away) void secret.refetch();
    if (loaded.error) void loaded.refetch();
  };
  const clientSecret = secret.data?.clientSecret;
  const fields = loaded.data && clientSecret && (
    <loaded.data.CardFields
      key={`${clientSecret}${secret.dataUpdatedAt}`}
      stripe={loaded.data.stripe}
      clientSecret={clientSecret}
      to={to}
      ref={form}
      onReady={state.onReady}
      onAway={state.onAway}
    />
  );
  return {
    ready: state.is === "ready" && !error,
    confirm: (returnUrl: string) => form.current?.confirm(returnUrl) ?? Promise.resolve(false),
    body: error ? <Trouble error={error} onRetry={retry} /> : <Coming ready={state.is === "ready"}>{fields}</Coming>,
  };
}

function Coming({ ready, children }: { ready: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      {!ready && <LoadingList label={t`Loading the card form`} rows={2} shape="none" />}
      {/* While it loads, the form is rendered but invisible, because Stripe's form measures itself. */}
      <div className={ready ? undefined : styles.coming}>{children}</div>
    </>
  );
}

function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui();
  if (hasCode(error, "payment.notSetUp"))
    return (
      <Note role="status" title={<Trans>Card payments aren’t available yet</Trans>}>
        <Trans>No payment provider is set up here. You can still publish for free.</Trans>
      </Note>
    );
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {cardTrouble(i18n, error)}
    </Note>
  );
}
