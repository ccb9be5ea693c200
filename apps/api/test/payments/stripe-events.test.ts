import { createHmac } from "node:crypto";
import { EventRefused, openPayments, type EventRefusal } from "@orbita/platform";
import { expect, test } from "vitest";

const secret = "whsec_of_these_tests";
const settings = {
  PAYMENTS_PROVIDER: "stripe" as const,
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_URL: "http://localhost:9",
};
const payments = openPayments(settings)!;
const live = openPayments({ ...settings, STRIPE_SECRET_KEY: "sk_live_1" })!;

const now = new Date("2026-11-16T12:00:00Z");
const at = Math.floor(now.getTime() / 1000);
const event = {
  id: "evt_1",
  object: "event",
  api_version: "2026-10-28.endive",
  created: at - 7,
  data: { object: { id: "ch_1", object: "charge", payment_intent: "pi_1", description: "è 10 €" } },
  livemode: false,
  type: "charge.refunded",
};
const written = (changes: object = {}) => Buffer.from(JSON.stringify({ ...event, ...changes }, null, 2));
const signed = (body: Uint8Array, time: number | string = at, by = secret) =>
  `t=${time},v1=${createHmac("sha256", by).update(`${time}.`).update(body).digest("hex")}`;

function refusal(body: Uint8Array, signature: string | undefined, port = payments): EventRefusal | null {
  try {
    port.readEvent(body, signature, now);
    return null;
  } catch (error) {
    if (error instanceof EventRefused) return error.reason;
    throw error;
  }
}

test("signed Stripe event → parsed with its object, payment intent and time", () => {
  const body = written();
  expect(payments.readEvent(body, signed(body), now)).toEqual({
    id: "evt_1",
    type: "charge.refunded",
    objectId: "ch_1",
    intentId: "pi_1",
    at: new Date("2026-11-16T11:59:53Z"),
    payload: event,
  });
});

test("Stripe event with a client secret → parsed without the secret", () => {
  const body = written({ data: { object: { id: "pi_9", object: "payment_intent", client_secret: "pi_9_secret_x" } } });
  expect(JSON.stringify(payments.readEvent(body, signed(body), now))).not.toContain("secret");
});

test.each([
  [{ id: "pi_2", object: "payment_intent" }, "pi_2", "pi_2"],
  [{ id: "re_1", object: "refund", payment_intent: "pi_3" }, "re_1", "pi_3"],
  [{ id: "dp_1", object: "dispute", payment_intent: { id: "pi_4" } }, "dp_1", "pi_4"],
  [{ id: "seti_1", object: "setup_intent" }, "seti_1", null],
  [{ id: "pm_1", object: "payment_method" }, "pm_1", null],
])("Stripe event about %o → its payment intent is found, if it has one", (object, objectId, intentId) => {
  const body = written({ data: { object } });
  expect(payments.readEvent(body, signed(body), now)).toMatchObject({ objectId, intentId });
});

test.each([
  [299, null],
  [300, null],
  [301, "old"],
  [86_400, "old"],
  [-299, null],
  [-300, null],
  [-301, "future"],
  [-3_600, "future"],
])("Stripe event signed %i seconds ago → outcome of the signature check: %s", (age, reason) => {
  const body = written();
  expect(refusal(body, signed(body, at - age))).toBe(reason);
});

test("Stripe event with a missing, wrong or foreign signature → refused", () => {
  const body = written();
  const right = signed(body);
  expect(refusal(body, undefined)).toBe("signature");
  expect(refusal(body, "")).toBe("signature");
  expect(refusal(body, "nonsense")).toBe("signature");
  expect(refusal(body, signed(body, at, "whsec_another"))).toBe("signature");
  // This body has the signed content, but is serialised differently.
  expect(refusal(Buffer.from(JSON.stringify(event)), right)).toBe("signature");
  expect(refusal(written({ livemode: true }), right)).toBe("signature");
  // Replays an old signature with a new timestamp: in place of the signed timestamp, before it, or after it.
  expect(refusal(body, signed(body, at - 900).replace(`t=${at - 900}`, `t=${at}`))).toBe("signature");
  expect(refusal(body, `t=${at},${signed(body, at - 900)}`)).toBe("signature");
  expect(refusal(body, `${signed(body, at - 900)},t=${at}`)).toBe("signature");
  // A signature of the test scheme v0, which anybody can produce.
  expect(refusal(body, right.replace("v1=", "v0="))).toBe("signature");
});

test("Stripe event with two signatures, while the webhook secret is rotated → one valid signature is enough", () => {
  const body = written();
  const [, right] = signed(body).split(",");
  expect(refusal(body, `t=${at},v1=${"0".repeat(64)},${right}`)).toBeNull();
});

test("Stripe event of another API version or mode, or a body that is not an event → refused", () => {
  const refusedAs = (changes: object, port = payments) => {
    const body = written(changes);
    return refusal(body, signed(body), port);
  };
  expect(refusedAs({ api_version: "2026-08-26.dahlia" })).toBe("version");
  expect(refusedAs({ api_version: null })).toBe("version");
  expect(refusedAs({ livemode: true })).toBe("mode");
  expect(refusedAs({}, live)).toBe("mode");
  expect(refusedAs({ livemode: true }, live)).toBeNull();
  expect(refusedAs({ data: {} })).toBe("malformed");
  expect(refusedAs({ id: 7 })).toBe("malformed");
  for (const text of ["", "no json", "null", "[]", '"x"', '{"object":"v2.core.event"}'])
    expect(refusal(Buffer.from(text), signed(Buffer.from(text))), text).toBe("malformed");
});
