import { PaymentDeclined, type ProviderIntent } from "@orbita/platform";
import { pino } from "pino";
import { expect, test } from "vitest";
import { loggerOptions } from "./logging.ts";

const intent: ProviderIntent = {
  id: "pi_1",
  customer: "cus_1",
  clientSecret: "pi_1_secret_x",
  status: "open",
  amountCents: 100,
  capturedCents: 0,
  refundedCents: 0,
  disputed: false,
  failure: "card_declined",
  metadata: {},
};

test("logging a declined payment → the log omits the payment intent's client secret; the caught error keeps it", () => {
  const lines: string[] = [];
  const declined = new PaymentDeclined("card_declined", intent);
  const logged = new Error("job failed", { cause: declined });
  const { stream: _, ...options } = loggerOptions("info");
  const log = pino(options, { write: (line: string) => void lines.push(line) });
  log.error({ err: declined });
  log.error({ err: logged });
  log.error(declined);
  // No code should log a payment intent directly. If it does, the logger must still remove the client secret.
  log.info(intent);
  expect(lines).toHaveLength(4);
  expect(lines.join("")).toContain("card_declined");
  expect(lines.join("") + JSON.stringify(declined)).not.toContain("_secret_");
  expect(declined.intent).toEqual(intent);
});
