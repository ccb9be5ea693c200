import { aUser } from "@orbita/testing";
import { createAuthenticator, type Lies } from "./authenticator.ts";
import type { ApiClient, TestApi } from "./harness.ts";
import { visitor } from "./people.ts";

export const home = "http://localhost:3000";

type Authenticator = ReturnType<typeof createAuthenticator>;

/** What the tests of passkeys do again and again, with an api that is there when they run. */
export function passkeyTools(running: () => TestApi) {
  async function add(client: ApiClient, authenticator: Authenticator, lies: Lies & { name?: string } = {}) {
    const { challengeId, options } = (await client.passkeys.options({}))!;
    const { name, ...rest } = lies;
    const body = { challengeId, credential: authenticator.make(options, rest), ...(name !== undefined && { name }) };
    return (await client.passkeys.add({ body }))!;
  }
  async function signIn(authenticator: Authenticator, lies: Lies = {}, client = visitor(running())) {
    const { challengeId, options } = (await client.passkeys.signInOptions({}))!;
    return (await client.passkeys.signIn({ body: { challengeId, credential: authenticator.sign(options, lies) } }))!;
  }
  /** Somebody with a passkey, and what it lies in. */
  async function owner(settings: Parameters<typeof createAuthenticator>[1] = {}) {
    const { id } = await aUser(running().db);
    const client = await running().as(id);
    const authenticator = createAuthenticator(home, settings);
    const passkey = await add(client, authenticator);
    return { id, client, authenticator, passkey };
  }
  const rowOf = (id: string) =>
    running().db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const activitiesOf = async (userId: string) =>
    (await running().db.selectFrom("activities").selectAll().where("user_id", "=", userId).orderBy("id").execute()).map(
      ({ kind, details }) => ({ kind, details }),
    );
  return { add, signIn, owner, rowOf, activitiesOf };
}
