import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

export type FormFor = "keep" | "pay";

/** The provider's form, once it is on the page. */
export type CardForm = {
  /** Whether it is confirmed; false where the form itself says what is missing. Throws why not. */
  confirm: (returnUrl: string) => Promise<boolean>;
};

/** The provider's script and the form around it, fetched when a dialog opens and not before. */
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

/** Whether the form stands there to be filled in; anew for every secret. */
export function useFormState(secret: string | undefined) {
  const [state, setState] = useState<{ of?: string | undefined; is: "coming" | "ready" | "away" }>({ is: "coming" });
  const is = state.of === secret ? state.is : "coming";
  return {
    is,
    onReady: () => setState({ of: secret, is: "ready" }),
    onAway: () => setState({ of: secret, is: "away" }),
  };
}
