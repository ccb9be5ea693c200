import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

export type CardFormPurpose = "keep" | "pay";

/** The functions of the payment provider's form, available once it is mounted. */
export type CardForm = {
  /**
   * Submits the card form. Resolves to true when the provider confirmed, and to false if the form shows validation errors.
   * Throws when the card is refused.
   */
  confirm: (returnUrl: string) => Promise<boolean>;
};

/** Loads the payment provider's script and its form. Happens only when a dialog opens. */
export function useStripeForm(key: string | undefined) {
  return useQuery({
    queryKey: ["stripe", key],
    queryFn: async () => {
      const [{ openStripe }, { CardFields }] = await Promise.all([import("./stripe.ts"), import("./card-fields.tsx")]);
      return { stripe: await openStripe(key!), CardFields };
    },
    enabled: key !== undefined,
    staleTime: "static",
    structuralSharing: false,
    retry: false,
  });
}

/** The loading state of the payment provider's form. It starts over for each client secret. */
export function useFormState(secret: string | undefined) {
  const [state, setState] = useState<{ of?: string | undefined; is: "coming" | "ready" | "away" }>({ is: "coming" });
  const is = state.of === secret ? state.is : "coming";
  return {
    is,
    onReady: () => setState({ of: secret, is: "ready" }),
    onAway: () => setState({ of: secret, is: "away" }),
  };
}
