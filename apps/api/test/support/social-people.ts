import type { SocialIntent, SocialProvider } from "@orbita/contract";
import { startSimulators } from "@orbita/simulators";
import { visit, type ProviderChoice } from "@orbita/simulators/visit";
import { problemOf, startApi, type ApiClient } from "./harness.ts";
import { letters, visitor } from "./people.ts";

export const webOrigin = "http://localhost:21040";

/** An API with its own simulated providers. */
export async function startSocial() {
  const simulators = await startSimulators(webOrigin);
  const api = await startApi({ ...simulators.environment, WEB_ORIGIN: webOrigin });
  return {
    api,
    simulators,
    stop: async () => {
      await api.stop();
      await simulators.stop();
    },
  };
}
export type SocialWorld = Awaited<ReturnType<typeof startSocial>>;

export type SocialSignInOptions = { provider: SocialProvider; intent?: SocialIntent; choice: ProviderChoice };

/** Visits the provider's page, and returns the body of the request that the browser sends after the redirect back. */
export async function goAndReturn(client: ApiClient, { provider, intent = "login", choice }: SocialSignInOptions) {
  const { url, flow } = (await client.social.start({ params: { provider }, body: { intent } }))!;
  const back = await visit(url, choice);
  const said = (name: string) => back.get(name) ?? undefined;
  const body = { flow, state: said("state") ?? "", code: said("code"), iss: said("iss"), error: said("error") };
  return { params: { provider }, body: Object.fromEntries(Object.entries(body).filter(([, value]) => value)) as never };
}

export const newEmail = () => `${letters(12)}@posta.example`;

/** Adds an account at the provider; its address is verified unless `email` is null. */
export const anAccount = ({ simulators }: SocialWorld, provider: SocialProvider, email: string | null = newEmail()) =>
  simulators[provider].addAccount({
    firstName: "Nora",
    lastName: "Nuova",
    email,
    emailVerified: email !== null,
    hd: "posta.example",
  });

/** Signs in with a provider account that has no account here. `params` has the token with which the sign-up continues. */
export async function firstReturn(social: SocialWorld, way: SocialSignInOptions) {
  const client = visitor(social.api);
  const problem = await problemOf(client.social.login(await goAndReturn(client, way)));
  if (problem?.code !== "social.signUpNeeded") throw new Error(`not new: ${problem?.code}`);
  return { client, params: problem.params as { pending: string; email: string; emailVerified: string } };
}

export const aSignUp = (pending: string) => ({
  pending,
  username: `nora ${letters(8)}`,
  firstName: "Nora",
  lastName: "Nuova",
  acceptTerms: true as const,
});

/** The code mailed to an address that has no account yet. */
export async function signUpCode({ api }: SocialWorld, email: string): Promise<string> {
  const { id } = await api.db
    .selectFrom("one_time_codes")
    .select("id")
    .where("address", "=", email)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return api.platform.codes.codeOf(id);
}
