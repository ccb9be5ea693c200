import { useLingui } from "@lingui/react/macro";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe, StripeElementLocale, StripeElementsOptionsClientSecret, StripeError } from "@stripe/stripe-js";
import { useColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import { useImperativeHandle, useMemo, type Ref } from "react";
import { cardAppearance } from "./appearance.ts";
import { CardRefused, ProviderUnavailable } from "./failure-texts.ts";
import type { CardForm, CardFormPurpose } from "./use-card-form.ts";
import styles from "./cards.module.css";

type Props = {
  stripe: Stripe;
  clientSecret: string;
  /** Whether the form saves a card or pays with it now. */
  to: CardFormPurpose;
  ref: Ref<CardForm>;
  onReady: () => void;
  onAway: () => void;
};

/** Stripe's form in Stripe's iframe: card numbers never reach our code. */
export function CardFields({ stripe, clientSecret, ...rest }: Props) {
  const { i18n } = useLingui();
  const { scheme } = useColorScheme();
  const options = useMemo<StripeElementsOptionsClientSecret>(
    () => ({
      clientSecret,
      // `scheme` is a dependency, because the values of the design tokens differ between light and dark.
      appearance: { ...cardAppearance(), ...(scheme === "dark" && { theme: "night" }) },
      locale: i18n.locale as StripeElementLocale,
    }),
    [clientSecret, scheme, i18n.locale],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...rest} />
    </Elements>
  );
}

/** True for validation errors, which Stripe's form already shows at its fields. */
const said = (error: StripeError): boolean => error.type === "validation_error";

function failureOf(error: StripeError): Error {
  if (error.type === "api_connection_error") return new ProviderUnavailable();
  return new CardRefused(error.decline_code ?? error.code ?? null);
}

function Fields({ to, ref, onReady, onAway }: Omit<Props, "stripe" | "clientSecret">) {
  const stripe = useStripe();
  const elements = useElements();
  useImperativeHandle(
    ref,
    () => ({
      confirm: async (returnUrl) => {
        if (!stripe || !elements) return false;
        const asked = { elements, redirect: "if_required" as const, confirmParams: { return_url: returnUrl } };
        const { error } = await (to === "keep" ? stripe.confirmSetup(asked) : stripe.confirmPayment(asked));
        if (!error) return true;
        if (said(error)) return false;
        throw failureOf(error);
      },
    }),
    [stripe, elements, to],
  );
  return (
    <div className={styles.form}>
      <PaymentElement
        options={{
          layout: "tabs",
          paymentMethodOrder: ["card"],
          wallets: { applePay: "never", googlePay: "never", link: "never" },
        }}
        onReady={onReady}
        onLoadError={onAway}
      />
    </div>
  );
}
