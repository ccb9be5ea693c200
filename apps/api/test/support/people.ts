import { randomBytes, randomInt } from "node:crypto";
import type { ProfileVisibility } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import type { ApiClient, TestApi } from "./harness.ts";

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A guest's client with an IP address of its own, so that rate limits do not carry over to the next test. */
export const visitor = (api: TestApi, headers: Record<string, string> = {}): ApiClient => {
  const from = address();
  return api.client({ headers: () => ({ "x-forwarded-for": from, ...headers }) });
};

export const bearer = (api: TestApi, token: string): ApiClient => visitor(api, { authorization: `Bearer ${token}` });

/** Returns random letters, for names that are unique in a test. */
export const letters = (length: number): string =>
  [...randomBytes(length)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join("");

export const aRegistration = () => ({
  email: `${letters(12)}@posta.example`,
  username: `giulia ${letters(8)}`,
  password: "Segreta-1",
  firstName: "Giulia",
  lastName: "Ferraris",
  acceptTerms: true as const,
});

/** The code in the user's newest mail. */
export async function mailedCode(api: TestApi, userId: string): Promise<string> {
  const { id } = await api.db
    .selectFrom("one_time_codes")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return api.platform.codes.codeOf(id);
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** A user who registered, verified the address by code and is signed in. */
export async function join(api: TestApi) {
  const body = aRegistration();
  const guest = visitor(api);
  const { id } = (await guest.accounts.register({ body }))!;
  const pair = (await guest.accounts.validateEmail({ body: { email: body.email, code: await mailedCode(api, id) } }))!;
  return { ...body, id, pair };
}

type PersonOptions = Parameters<typeof aUser>[1] & { visibility?: ProfileVisibility };

/** A user with a client, and with the given visibility of their page. */
export async function aPerson(api: TestApi, { visibility, ...options }: PersonOptions = {}) {
  const user = await aUser(api.db, options);
  const client = await api.as(user.id);
  if (visibility) await client.people.changeSettings({ body: { privacy: { profileVisibility: visibility } } });
  return { ...user, client };
}
