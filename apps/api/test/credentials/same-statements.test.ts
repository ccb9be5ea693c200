import { recordStatements } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { join, letters, visitor } from "../support/people.ts";

// An SQL statement that runs only for known addresses would be a round trip whose duration an attacker can measure.

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

type CallWithAddress = (client: ApiClient, email: string) => Promise<unknown>;
const calls: Record<string, CallWithAddress> = {
  "password reset": (client, email) => client.credentials.resetPassword({ body: { email } }),
  "guess of a reset code": (client, email) => client.credentials.validateReset({ body: { email, code: "000000" } }),
  "wrong password": (client, email) => client.accounts.login({ body: { email, password: "Sbagliata-del-tutto-1" } }),
};

test.each(Object.entries(calls))(
  "%s for an unknown address → the same SQL statements as for a known address",
  async (_name, call) => {
    const { email } = await join(api);
    const visitors = { known: visitor(api), unknown: visitor(api) };
    const known = await recordStatements(() => codeOf(call(visitors.known, email)));
    const unknown = await recordStatements(() => codeOf(call(visitors.unknown, `${letters(12)}@posta.example`)));
    expect(known.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  },
);
