import type { Passkey } from "@orbita/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isSilent } from "~/domain/passkeys/passkey-failure.ts";
import { makePasskey } from "~/domain/passkeys/web-authn.ts";
import type { StepUp } from "~/features/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { securityKey } from "./queries.ts";

/** Creates a passkey in the browser and saves it. `failure` is also null when another browser prompt replaced this one. */
export function useAddPasskey(run: StepUp["run"], onAdded: (passkey: Passkey) => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { challengeId, options } = await run((asked) => api().passkeys.options({}, asked));
      const credential = await makePasskey(options);
      return run((asked) => api().passkeys.add({ body: { challengeId, credential } }, asked));
    },
    onSuccess: async (passkey) => {
      await queries.invalidateQueries({ queryKey: securityKey });
      onAdded(passkey);
    },
  });
  return { add: () => mutate(), busy: isPending, failure: error && !isSilent(error) ? error : null };
}
