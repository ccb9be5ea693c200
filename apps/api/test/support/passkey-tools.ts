import { aUser } from "@orbita/testing";
import { createAuthenticator, type ForgedValues } from "./authenticator.ts";
import type { ApiClient, TestApi } from "./harness.ts";
import { visitor } from "./people.ts";

export const home = "http://localhost:3000";

type Authenticator = ReturnType<typeof createAuthenticator>;

/** Helper functions of the passkey tests; `running` returns the API once it has started. */
export function passkeyTools(running: () => TestApi) {
  async function add(client: ApiClient, authenticator: Authenticator, lies: ForgedValues & { name?: string } = {}) {
    const { challengeId, options } = (await client.passkeys.options({}))!;
    const { name, ...rest } = lies;
    const body = { challengeId, credential: authenticator.make(options, rest), ...(name !== undefined && { name }) };
    return (await client.passkeys.add({ body }))!;
  }
  async function signIn(authenticator: Authenticator, lies: ForgedValues = {}, client = visitor(running())) {
    const { challengeId, options } = (await client.passkeys.signInOptions({}))!;
    return (await client.passkeys.signIn({ body: { challengeId, credential: authenticator.sign(options, lies) } }))!;
  }
  /** A user with a passkey and the authenticator that holds it. */
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
