import { setTimeout as sleep } from "node:timers/promises";
import type { Account, Accounts } from "./accounts.ts";
import { readBody, sendJson, type Exchange } from "./http.ts";

/** What the next call of the product, of this kind, meets. */
type Fault = { at: "discovery" | "token" | "api"; kind: "error" | "hang" };
const hangMs = 20_000;

export type Control = {
  /** True when the exchange was a control call, or met a fault: it is answered then. */
  took: (exchange: Exchange, part: Fault["at"] | null) => Promise<boolean>;
};

/** Spoken to by tests only, never by the product: people to sign in as, and trouble. */
export function createControl(accounts: Accounts): Control {
  const faults: Fault[] = [];

  async function control({ request, response, url }: Exchange): Promise<void> {
    const body = JSON.parse((await readBody(request)) || "{}") as unknown;
    if (url.pathname === "/control/accounts") return sendJson(response, 200, accounts.add(body as Partial<Account>));
    if (url.pathname === "/control/faults") {
      faults.push(body as Fault);
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
