import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { keepProof, readProof } from "~/domain/step-up/proofs.ts";
import { storedFlow, type StoredFlow } from "~/domain/social/stored-flow.ts";
import { storedSignUp } from "./stored-sign-up.ts";
import type { Provider } from "~/domain/social/providers.ts";

export type SocialOutcome =
  | { kind: "in" | "linked" | "confirmed" | "signUp"; kept: StoredFlow }
  /** `error` is null if this tab did not start the flow. */
  | { kind: "failed"; kept: StoredFlow | null; error: unknown };

type ProviderReturn = { provider: Provider; search: string; kept: StoredFlow | null; outcome: Promise<SocialOutcome> };
/**
 * The result of the return from a provider in this page load.
 * The provider's response works only once, so later calls get the same result.
 */
let arrival: ProviderReturn | undefined;

/**
 * The provider's response in the URL.
 * Reads the raw query string: a parser that converts numbers would alter a code that consists of digits.
 */
function returned(search: string) {
  const said = new URLSearchParams(search);
  const word = (name: string) => said.get(name) || undefined;
  return { state: word("state"), code: word("code"), iss: word("iss"), error: word("error") };
}

async function handIn(kept: StoredFlow, { state = "", ...words }: ReturnType<typeof returned>): Promise<SocialOutcome> {
  const { provider, intent, flow, purpose } = kept;
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  const returnedBody = { flow, state, ...given };
  try {
    if (intent === "stepUp") {
      if (!purpose) return { kind: "failed", kept: null, error: null };
      const body = { purpose, ...returnedBody };
      keepProof(purpose, await answered(api().stepUp.byProvider({ params: { provider }, body })));
      return { kind: "confirmed", kept };
    }
    const options = { stepUpProof: readProof("changeProviders") };
    await answered<unknown>(api().social[intent]({ params: { provider }, body: returnedBody }, options));
    return { kind: intent === "link" ? "linked" : "in", kept };
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.code !== "social.signUpNeeded") return { kind: "failed", kept, error };
    const { pending, email, emailVerified, firstName, lastName } = problem.params as Record<string, string>;
    storedSignUp.keep({
      provider,
      pending: pending ?? "",
      email: email ?? "",
      emailVerified: emailVerified === "true",
      firstName: firstName ?? "",
      lastName: lastName ?? "",
      returnTo: kept.returnTo,
    });
    return { kind: "signUp", kept };
  }
}

/** Handles the return from a provider. Consumes the query string and the flow that this tab stored, each once. */
export function handleProviderReturn(provider: Provider): ProviderReturn {
  const { search } = window.location;
  if (arrival?.provider === provider && (search === "" || search === arrival.search)) return arrival;
  const found = storedFlow.read();
  storedFlow.drop();
  const kept = found?.provider === provider ? found : null;
  const outcome = kept
    ? handIn(kept, returned(search))
    : Promise.resolve<SocialOutcome>({ kind: "failed", kept: null, error: null });
  arrival = { provider, search, kept, outcome };
  return arrival;
}
