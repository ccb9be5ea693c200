import type { SocialIntent, SocialProvider } from "@orbita/contract";
import { startSimulators } from "@orbita/simulators";
import { visit, type Choice } from "@orbita/simulators/visit";
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
export type Social = Awaited<ReturnType<typeof startSocial>>;

export type Way = { provider: SocialProvider; intent?: SocialIntent; choice: Choice };

/** Goes to the provider and back; returns what the browser then submits. */
export async function goAndReturn(client: ApiClient, { provider, intent = "login", choice }: Way) {
  const { url, flow } = (await client.social.start({ params: { provider }, body: { intent } }))!;
  const back = await visit(url, choice);
  const said = (name: string) => back.get(name) ?? undefined;
  const body = { flow, state: said("state") ?? "", code: said("code"), iss: said("iss"), error: said("error") };
  return { params: { provider }, body: Object.fromEntries(Object.entries(body).filter(([, value]) => value)) as never };
}

export const newEmail = () => `${letters(12)}@posta.example`;

/** An account at the provider with a verified address. */
export const anAccount = ({ simulators }: Social, provider: SocialProvider, email: string | null = newEmail()) =>
  simulators[provider].addAccount({
    firstName: "Nora",
    lastName: "Nuova",
    email,
    emailVerified: email !== null,
    hd: "posta.example",
  });

/** The first return from the provider; `params` has the token with which the sign-up continues. */
export async function firstReturn(social: Social, way: Way) {
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
export async function signUpCode({ api }: Social, email: string): Promise<string> {
  const { id } = await api.db
    .selectFrom("one_time_codes")
    .select("id")
    .where("address", "=", email)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return api.platform.codes.codeOf(id);
}
