import { setTimeout as sleep } from "node:timers/promises";
import type { Account, Accounts } from "./accounts.ts";
import { readBody, sendJson, type Exchange } from "./http.ts";

/** A fault for the provider's next response, with the kind of call that it affects. */
type ProviderFault = { at: "discovery" | "token" | "api"; kind: "error" | "hang" };
const hangMs = 20_000;

export type SimulatorControl = {
  /** Handles a control call or a fault; true if it has sent the response. */
  took: (exchange: Exchange, part: ProviderFault["at"] | null) => Promise<boolean>;
};

/** Control routes for tests only, never for the product: accounts to sign in with, and faults. */
export function createControl(accounts: Accounts): SimulatorControl {
  const faults: ProviderFault[] = [];

  async function control({ request, response, url }: Exchange): Promise<void> {
    const body = JSON.parse((await readBody(request)) || "{}") as unknown;
    if (url.pathname === "/control/accounts") return sendJson(response, 200, accounts.add(body as Partial<Account>));
    if (url.pathname === "/control/faults") {
      faults.push(body as ProviderFault);
      return sendJson(response, 200, {});
    }
    sendJson(response, 404, {});
  }

  return {
    took: async (exchange, part) => {
      if (exchange.url.pathname.startsWith("/control/")) {
        await control(exchange);
        return true;
      }
      const index = faults.findIndex(({ at }) => at === part);
      const [fault] = index === -1 ? [] : faults.splice(index, 1);
      if (!fault) return false;
      if (fault.kind === "hang") await sleep(hangMs, undefined, { ref: false });
      sendJson(exchange.response, 500, { error: "server_error" });
      return true;
    },
  };
}
